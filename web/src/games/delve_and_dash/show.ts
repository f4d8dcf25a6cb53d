/** The view a moment after an event: what playing shows until the server's view has the last word. */
import type { DelveEvent, DelveView, DelveWarrior } from '../../kit/wire'

function warrior(view: DelveView, seat: number, change: Partial<DelveWarrior>): DelveView {
  const warriors = view.warriors.map((each, at) => (at === seat ? { ...each, ...change } : each))
  return { ...view, warriors }
}

function put(text: string, at: number, sign: string): string {
  return text.slice(0, at) + sign + text.slice(at + 1)
}

function visit(view: DelveView, seat: number, cell: number): DelveView {
  const bits = Number(view.visited[cell] ?? '0') | (1 << seat)
  return { ...view, visited: put(view.visited, cell, String(bits)) }
}

function pay(view: DelveView, seat: number): DelveView {
  const paid = view.free ? view : { ...view, left: Math.max(0, view.left - 1) }
  return warrior(paid, seat, { moves: (view.warriors[seat]?.moves ?? 0) + 1 })
}

function sign(view: DelveView, edge: number, to: string): DelveView {
  return { ...view, boundaries: put(view.boundaries, edge, to) }
}

function step(view: DelveView, seat: number, cell: number, edge: number): DelveView {
  // A forced door is drawn already, one that locks behind is drawn next (DD-109).
  const seen = view.boundaries[edge] === '?' ? sign(view, edge, ' ') : view
  return visit(warrior(pay(seen, seat), seat, { cell }), seat, cell)
}

function take(view: DelveView, seat: number): DelveView {
  const left = view.acting.includes(seat) ? Math.min(view.left, view.carrier_moves) : view.left
  return warrior({ ...view, left, treasure: null }, seat, { carrying: true })
}

function strike(view: DelveView, seat: number, lives: number): DelveView {
  return warrior(view, seat, { lives, deaths: (view.warriors[seat]?.deaths ?? 0) + 1 })
}

function choose(view: DelveView, seat: number): DelveView {
  const chosen = warrior(view, seat, { chosen: true })
  const acting = chosen.warriors.flatMap((each, at) => (each.chosen ? [] : [at]))
  return { ...chosen, acting: acting.length > 0 ? acting : view.acting }
}

function begin(view: DelveView, starts: readonly number[]): DelveView {
  const opened: DelveView = { ...view, phase: 'playing', acting: [0], free: view.mode === 'solo' }
  return starts.reduce((now, cell, seat) => {
    return visit(warrior(now, seat, { cell, start: cell }), seat, cell)
  }, opened)
}

export function show(view: DelveView, event: DelveEvent): DelveView {
  switch (event.kind) {
    case 'waystone_chosen':
      return choose(view, event.seat)
    case 'waystone_placed':
      return event.seat === view.seat ? { ...view, waystone: event.cell } : view
    case 'match_began':
      return begin(view, event.starts)
    case 'turn_began':
      return { ...view, acting: [event.seat], left: event.left, round: event.round }
    case 'stepped':
      return step(view, event.seat, event.cell, event.edge)
    case 'bumped':
      return sign(pay(view, event.seat), event.edge, '#')
    case 'door_held':
      return { ...sign(pay(view, event.seat), event.edge, '+'), left: 0 }
    case 'door_forced':
      return sign(view, event.edge, '/')
    case 'door_locked':
      return sign(view, event.edge, '+')
    case 'dragon_woke':
      return { ...view, awake: true, free: false, hint: true, lair: event.lair, dragon: event.lair }
    case 'dragon_seen':
      return { ...view, dragon: event.cell, last_seen: event.cell }
    case 'dragon_moved':
      return { ...view, dragon: event.cell, last_seen: event.cell ?? view.last_seen }
    case 'attacked':
      return strike(view, event.seat, event.lives)
    case 'treasure_dropped':
      return warrior({ ...view, treasure: event.cell }, event.seat, { carrying: false })
    case 'respawned':
      return visit(warrior(view, event.seat, { cell: event.cell }), event.seat, event.cell)
    case 'died':
      return warrior(view, event.seat, { cell: null })
    case 'treasure_found':
      return { ...take(view, event.seat), found: true, hint: false }
    case 'treasure_taken':
      return take(view, event.seat)
    case 'robbed':
      return take(warrior(view, event.loser, { carrying: false }), event.winner)
    case 'draw_offered':
      return { ...view, draw_offers: [...view.draw_offers, event.seat] }
    case 'ended':
      return { ...view, phase: 'over', acting: [], left: 0, free: false }
    case 'dragon_stirred':
    case 'battle_held':
    case 'left':
      return view
  }
}
