/**
 * When to turn back: exact odds by the same reckoning as the engine's. The way home is so many
 * steps and stays so; then a position is lives and treasure, and each roll has a value.
 */
import { tableOf, TRIPLES } from './dice'

const MOST = 30
const LONGEST = 60
const CLOSE = 1e-9
type Values = readonly number[]

interface Luck {
  readonly move: number
  readonly gain: number
  readonly quiet: number
  readonly hurt: number
  readonly escape: number
  readonly monsters: readonly { readonly odds: number; readonly strength: number }[]
}

function luckOf(phase: string): Luck {
  const luck = { move: 0, gain: 0, quiet: 0, hurt: 0, escape: 0 }
  const monsters: { odds: number; strength: number }[] = []
  for (const { result, strength, ways } of tableOf(phase)) {
    const odds = ways / TRIPLES
    if (result === 'trap') {
      luck.hurt += (odds * (strength - 1)) / 6
      luck.escape += (odds * (7 - strength)) / 6
    } else if (result === 'monster') monsters.push({ odds, strength })
    else luck[result === 'gain' ? 'gain' : result === 'move or dig' ? 'move' : 'quiet'] += odds
  }
  return { ...luck, monsters }
}

const DELVE = luckOf('delve')
const EXIT = luckOf('exit')
const nothing = (): number[] => Array<number>(MOST + 1).fill(0)

/** What a fight changes, and the odds that it changes nothing (EX-34, EX-35). */
function fight(strength: number, best: Values, below: number, treasure: number): [number, number] {
  let value = ((strength - 1) / 6) * below
  let same = ((7 - strength) / 6) ** 2
  const spoil = (7 - strength) / 36
  for (let more = 1; more < strength; more++) {
    if (treasure + more <= MOST) value += spoil * best[treasure + more]!
    else same += spoil
  }
  return [value, same]
}

/** One roll and then the best; some of the luck leads back to this very position. */
function rollValue(
  luck: Luck,
  treasure: number,
  ahead: number | null,
  floor: number,
  best: Values,
  below: number,
): number {
  let value = luck.hurt * below + (treasure < MOST ? luck.gain * best[treasure + 1]! : 0)
  let same = luck.quiet + luck.escape + (treasure < MOST ? 0 : luck.gain)
  if (ahead === null) same += luck.move
  else value += luck.move * ahead
  for (const { odds, strength } of luck.monsters) {
    const [changed, unchanged] = fight(strength, best, below, treasure)
    const paid = treasure >= strength ? best[treasure - strength]! : 0
    if (paid > changed + unchanged * best[treasure]!) value += odds * paid
    else {
      value += odds * changed
      same += odds * unchanged
    }
  }
  return value + same * Math.max(floor, value / (1 - same))
}

/** The value of a roll for each treasure; gone through until nothing changes. */
function rollRow(luck: Luck, nearer: Values | null, leaving: Values | null, below: Values): Values {
  const floor = leaving ?? nothing()
  const best = [...floor]
  const rolled = nothing()
  for (let changed = true; changed;) {
    changed = false
    for (let at = MOST; at >= 0; at--) {
      const value = rollValue(luck, at, nearer?.[at] ?? null, floor[at]!, best, below[at]!)
      if (value <= rolled[at]! + CLOSE) continue
      rolled[at] = value
      best[at] = Math.max(floor[at]!, value)
      changed = true
    }
  }
  return rolled
}

class Prospect {
  private readonly leaving: Values[][]

  constructor(
    worth: Values,
    readonly lives: number,
  ) {
    this.leaving = [[nothing(), ...Array.from({ length: lives }, () => worth)]]
  }

  /** By lives, then by treasure: the value of being on the way home. */
  leave(steps: number): readonly Values[] {
    while (this.leaving.length <= steps) {
      const nearer = this.leaving.at(-1)!
      const rows: Values[] = [nothing()]
      for (let lives = 1; lives <= this.lives; lives++)
        rows.push(rollRow(EXIT, nearer[lives]!, null, rows.at(-1)!))
      this.leaving.push(rows)
    }
    return this.leaving[steps]!
  }

  /** The value of one more delve roll, and then the best. */
  stay(steps: number, wanted: number): Values {
    const leaving = this.leave(steps)
    let [rolled, below]: [Values, Values] = [nothing(), nothing()]
    for (let lives = 1; lives <= wanted; lives++) {
      rolled = rollRow(DELVE, null, leaving[lives]!, below)
      below = rolled.map((value, at) => Math.max(value, leaving[lives]![at]!))
    }
    return rolled
  }
}

export interface Odds {
  /** The chance to get home alive when leaving now. */
  readonly home: number
  /** Treasure to expect at home: leaving now, and after one more roll. */
  readonly leave: number
  readonly stay: number
}

const survival = new Map<number, Prospect>()
const hoard = new Map<number, Prospect>()

function prospect(shelf: Map<number, Prospect>, lives: number, worth: () => Values): Prospect {
  const found = shelf.get(lives) ?? new Prospect(worth(), lives)
  shelf.set(lives, found)
  return found
}

export function oddsOf(steps: number, lives: number, treasure: number): Odds {
  const [near, held] = [Math.min(steps, LONGEST), Math.min(treasure, MOST)]
  const alive = prospect(survival, lives, () => nothing().map(() => 1))
  const rich = prospect(hoard, lives, () => nothing().map((_, at) => at))
  return {
    home: alive.leave(near)[lives]![held]!,
    leave: rich.leave(near)[lives]![held]!,
    stay: rich.stay(near, lives)[held]!,
  }
}
