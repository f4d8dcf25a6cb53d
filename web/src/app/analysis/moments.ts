/** What was worth a look: mistakes and finds of anybody, and great luck, in the order of the match. */
import type { Analysis, Decision, SeatLine } from '../../kit/wire'

export interface KeyMoment {
  readonly step: number
  readonly kind: 'mistake' | 'find' | 'luck'
  /** What it changed for the seat that is looked at, in hundredths. */
  readonly change: number
  readonly decision: Decision | null
}

/** Per cent, in hundredths, or a share of the largest sum that was ever expected. */
const GREAT_LUCK = 800
const MOST = 8
const MOST_FINDS = 3
const MISTAKES: readonly string[] = ['mistake', 'blunder']

const isMistake = ({ mark }: Decision): boolean => MISTAKES.includes(mark)

export const lineOf = ({ lines }: Analysis, seat: number): SeatLine | null =>
  lines.find((each) => each.seat === seat) ?? null

/** From how much on luck is great: eight points of a hundred, as many of the whole line's height. */
function greatLuck(analysis: Analysis, line: SeatLine): number {
  if (analysis.unit === 'chance') return GREAT_LUCK
  return Math.max(100, Math.max(...line.points.map(({ value }) => value)) / 8)
}

/** How much a choice was better than the next best one. */
function lead({ played, after, tried }: Decision): number {
  const others = tried.filter(({ action }) => action !== played).map(({ value }) => value)
  return others.length > 0 ? Math.max(0, after - Math.max(...others)) : 0
}

/** The few best choices that were easy to miss; another's is a minus for the seat. */
function findsOf({ decisions }: Analysis, seat: number): KeyMoment[] {
  return decisions
    .filter(({ mark }) => mark === 'find')
    .map((decision): KeyMoment => {
      const change = decision.seat === seat ? lead(decision) : -lead(decision)
      return { step: decision.step, kind: 'find', change, decision }
    })
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_FINDS)
}

export function momentsOf(analysis: Analysis, seat: number): readonly KeyMoment[] {
  const line = lineOf(analysis, seat)
  if (!line) return []
  const points = new Map(line.points.map((point) => [point.step, point]))
  const found: KeyMoment[] = analysis.decisions.filter(isMistake).map((decision) => ({
    step: decision.step,
    kind: 'mistake',
    change: points.get(decision.step)?.skill ?? 0,
    decision,
  }))
  found.push(...findsOf(analysis, seat))
  const taken = new Set(found.map(({ step }) => step))
  const least = greatLuck(analysis, line)
  for (const { step, luck } of line.points)
    if (Math.abs(luck) >= least && !taken.has(step))
      found.push({ step, kind: 'luck', change: luck, decision: null })
  return found
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step)
}

/** The decision of a step, if the step is one. */
export const decisionAt = ({ decisions }: Analysis, step: number): Decision | null =>
  decisions.find((each) => each.step === step) ?? null

/** The next mistake of a seat after a step, from the beginning again behind the last; null for none. */
export function nextMistake({ decisions }: Analysis, seat: number, step: number): number | null {
  const steps = decisions.filter((each) => each.seat === seat && isMistake(each))
  const next = steps.find((each) => each.step > step) ?? steps[0]
  return next?.step ?? null
}
