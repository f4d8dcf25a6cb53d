/** The view a moment after an event: what playing shows until the server's view has the last word. */
import { beside } from '../../kit/grid'
import type { DooomEvent, DooomPickedUp, DooomSelf, DooomView } from '../../kit/wire'
import { FULL_AP } from './gear'

function self(
  view: DooomView,
  seat: number,
  change: (own: DooomSelf) => Partial<DooomSelf>,
): DooomView {
  if (!view.own || seat !== view.seat) return view
  return { ...view, own: { ...view.own, ...change(view.own) } }
}

function state(view: DooomView, seat: number, to: string): DooomView {
  const status = view.status.map((each, at) => (at === seat ? to : each))
  return { ...view, status, own: seat === view.seat && to !== 'alive' ? null : view.own }
}

/** What is seen from the new place is known at the end of the frame; until then, what was known. */
function sight(own: DooomSelf, next: DooomView): Partial<DooomSelf> {
  const seen = next.own
  if (!seen || seen.row !== own.row || seen.column !== own.column) return {}
  const { window, memory, top, left } = seen
  return { window, memory, top, left }
}

function step(own: DooomSelf, way: number, next: DooomView): Partial<DooomSelf> {
  const place = beside(own, way)
  return { ...place, ap: own.ap - 1, ...sight({ ...own, ...place }, next) }
}

function take(
  own: DooomSelf,
  { thing, amount }: DooomPickedUp,
  next: DooomView,
): Partial<DooomSelf> {
  const paid = { ap: own.ap - 1, ...sight(own, next) }
  if (thing === 'gold') return { ...paid, gold: own.gold + amount }
  if (thing === 'potion') return { ...paid, ap: 0, hp: own.hp + 1 }
  return { ...paid, gear: [...own.gear, thing] }
}

export function show(view: DooomView, event: DooomEvent, next: DooomView): DooomView {
  // Eyes that were just opened see at once; what they missed is told over what they see.
  if (!view.own && next.own && 'seat' in event && event.seat === next.seat) return next
  switch (event.kind) {
    case 'joined':
      return { ...state(view, event.seat, 'alive'), order: [...view.order, event.seat] }
    case 'began':
      return { ...view, phase: 'running', order: event.order }
    case 'turn_began': {
      const begun = { ...view, acting: [event.seat], round: event.round }
      return self(begun, event.seat, (own) => ({ ap: FULL_AP - own.gear.length }))
    }
    case 'turn_ended':
      return self(view, event.seat, () => ({ ap: 0 }))
    case 'moved':
      return self(view, event.seat, (own) => step(own, event.way, next))
    case 'picked_up':
      return self(view, event.seat, (own) => take(own, event, next))
    case 'attacked':
      return self(view, event.seat, (own) => ({ ap: 0, ...sight(own, next) }))
    case 'struck':
      return self(view, event.seat, (own) => ({ hp: own.hp - event.lost }))
    case 'changed':
      return self(view, event.seat, (own) => sight(own, next))
    case 'died':
      return state(view, event.seat, 'dead')
    case 'left':
      return state(view, event.seat, view.phase === 'waiting' ? 'empty' : 'gone')
    case 'ended':
      return { ...view, phase: 'over', acting: [] }
    case 'won':
    case 'lost':
      return view
  }
}
