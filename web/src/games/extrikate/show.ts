/** The view a moment after an event: what playing shows until the server's view has the last word. */
import type { ExtrikateDelver, ExtrikateEvent, ExtrikateView } from '../../kit/wire'

const DELVE_ROLLS = 3
const WALL = '#'
const DOOR = '/'
const OPEN = ' '

function delver(
  view: ExtrikateView,
  seat: number,
  change: Partial<ExtrikateDelver>,
): ExtrikateView {
  const delvers = view.delvers.map((each, at) => (at === seat ? { ...each, ...change } : each))
  return { ...view, delvers }
}

function put(text: string, at: number, sign: string): string {
  return text.slice(0, at) + sign + text.slice(at + 1)
}

function draw(view: ExtrikateView, edges: readonly number[], sign: string): ExtrikateView {
  return { ...view, edges: edges.reduce((text, edge) => put(text, edge, sign), view.edges) }
}

function begin(view: ExtrikateView, seat: number, turn: number, phase: string): ExtrikateView {
  const fresh = { step: 'turn_start', rolled: 0, dice: [], result: null, strength: 0 }
  const most_rolls = phase === 'delve' ? DELVE_ROLLS : view.most_rolls
  const begun = { ...view, ...fresh, turn: seat, acting: [seat], most_rolls }
  return delver(begun, seat, { turns: turn - 1 })
}

export function show(view: ExtrikateView, event: ExtrikateEvent): ExtrikateView {
  switch (event.kind) {
    case 'turn_began':
      return begin(view, event.seat, event.turn, event.phase)
    case 'exit_declared':
      return delver(view, event.seat, { phase: 'exit' })
    case 'rolled': {
      const { dice, result, strength } = event
      const rolls = (view.delvers[event.seat]?.rolls ?? 0) + 1
      const thrown = { ...view, dice, result, strength, rolled: view.rolled + 1 }
      return delver(thrown, event.seat, { rolls })
    }
    case 'moved': {
      const dotted = { ...view, dots: put(view.dots, event.cell, '.') }
      return delver(dotted, event.seat, { cell: event.cell })
    }
    case 'dug':
      return event.opened ? draw(view, [event.edge], OPEN) : view
    case 'wall_drawn':
      return draw(view, [event.edge], WALL)
    case 'door_drawn':
      return draw(view, [event.edge], DOOR)
    case 'cave_in_began':
      return { ...view, strength: event.walls }
    case 'cave_in_ended':
      return draw(view, event.edges, WALL)
    case 'treasure_gained':
    case 'bribed':
      return delver(view, event.seat, { treasure: event.treasure })
    case 'life_lost':
      return delver(view, event.seat, { lives: event.lives })
    case 'died':
      return delver(view, event.seat, { cell: null, status: 'dead', lives: 0, treasure: 0 })
    case 'came_home':
      return delver(view, event.seat, { status: 'home' })
    case 'ended':
      return { ...view, step: 'over', acting: [] }
    case 'nothing_happened':
    case 'trap_sprung':
    case 'fought':
    case 'spoils_rolled':
      return view
  }
}
