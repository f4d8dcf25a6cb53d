/** Walking to a tile that is known: by which steps, and what makes a walker stop and look. */
import { beside, type Place, type Way, WAYS } from '../../kit/grid'
import type { DooomView } from '../../kit/wire'
import { type Chart, chartOf, EXIT, peopleOf, type Thing, thingOf, UNKNOWN, WALL } from './chart'

const isSame = (one: Place, other: Place): boolean =>
  one.row === other.row && one.column === other.column

/** Numbers for the tiles of a chart, and whether one can be walked on. */
function floorOf(chart: Chart) {
  const isInside = ({ row, column }: Place): boolean =>
    row >= chart.top &&
    column >= chart.left &&
    row < chart.top + chart.height &&
    column < chart.left + chart.width
  return {
    indexOf: ({ row, column }: Place): number =>
      (row - chart.top) * chart.width + column - chart.left,
    isOpen: (place: Place): boolean =>
      isInside(place) && ![WALL, UNKNOWN].includes(chart.letter(place.row, place.column)),
  }
}

/**
 * The fewest steps to a tile over known floor, round everybody in sight: none where there is no way.
 * Breadth first, from the end to the beginning, so that every tile knows its step towards the end.
 */
export function stepsTo(view: DooomView, chart: Chart, from: Place, to: Place): readonly Way[] {
  const { indexOf, isOpen } = floorOf(chart)
  const taken = new Set(peopleOf(view).map(indexOf))
  if (!isOpen(to) || isSame(from, to) || taken.has(indexOf(to))) return []
  const step = new Map<number, Way | null>([[indexOf(to), null]])
  for (let edge = [to]; edge.length > 0 && !step.has(indexOf(from));) {
    const next: Place[] = []
    for (const place of edge)
      for (const way of WAYS) {
        const there = beside(place, way)
        const isFree = isSame(there, from) || (isOpen(there) && !taken.has(indexOf(there)))
        if (!isFree || step.has(indexOf(there))) continue
        step.set(indexOf(there), ((way + 2) % 4) as Way)
        next.push(there)
      }
    edge = next
  }
  return follow(from, (place) => step.get(indexOf(place)) ?? null)
}

function follow(from: Place, stepAt: (place: Place) => Way | null): Way[] {
  const steps: Way[] = []
  for (let [here, way] = [from, stepAt(from)]; way !== null; way = stepAt(here)) {
    steps.push(way)
    here = beside(here, way)
  }
  return steps
}

/** What makes a walker stop; a turn that has passed needs no sentence. */
export type News = Thing | 'exit' | 'somebody' | 'blow' | 'turn'

const worthALook = (letter: string): Thing | 'exit' | null =>
  letter === EXIT ? 'exit' : thingOf(letter)

/** Why a walker stops: another turn, a blow, somebody or something that was not known before. */
export function newsOf(before: DooomView, after: DooomView): News | null {
  const [was, now] = [chartOf(before), chartOf(after)]
  if (!before.own || !after.own || !was || !now) return 'turn'
  if (after.seat !== before.seat || after.round !== before.round) return 'turn'
  if (after.own.hp < before.own.hp) return 'blow'
  const strangers = peopleOf(before).filter(({ seat }) => seat === null)
  const isNew = (person: Place): boolean => !strangers.some((each) => isSame(each, person))
  if (peopleOf(after).some((each) => each.seat === null && isNew(each))) return 'somebody'
  const reach = (after.own.window.length - 1) / 2
  for (let row = after.own.row - reach; row <= after.own.row + reach; row++)
    for (let column = after.own.column - reach; column <= after.own.column + reach; column++) {
      const letter = now.letter(row, column)
      if (letter !== was.letter(row, column) && worthALook(letter)) return worthALook(letter)
    }
  return null
}
