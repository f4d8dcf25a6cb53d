/** The table of results (EX-20) and the odds of three dice. */
export type RollResult = 'trap' | 'monster' | 'gain' | 'move or dig' | 'wall' | 'door' | 'cave-in'

export interface Row {
  readonly sum: number
  readonly result: RollResult
  /** The number of a danger, else 0. */
  readonly strength: number
  /** How many of the 216 triples have this sum. */
  readonly ways: number
}

export const TRIPLES = 216
const DELVE =
  'trap 5,trap 4,trap 3,gain,trap 2,move or dig,wall,door,wall,move or dig,move or dig,monster 2,monster 3,monster 4,cave-in,monster 5'
const EXIT = `trap 4,trap 3,trap 2,${'move or dig,'.repeat(10)}monster 2,monster 3,monster 4`
const LEAST = 3

function waysTo(sum: number): number {
  const faces = [1, 2, 3, 4, 5, 6]
  const thirds = faces.flatMap((one) => faces.map((other) => sum - one - other))
  return thirds.filter((third) => third >= 1 && third <= 6).length
}

function table(text: string): readonly Row[] {
  return text.split(',').map((entry, at) => ({
    sum: at + LEAST,
    result: entry.replace(/ \d$/, '') as RollResult,
    strength: Number(/\d$/.exec(entry)?.[0] ?? 0),
    ways: waysTo(at + LEAST),
  }))
}

const TABLES: Readonly<Record<string, readonly Row[]>> = { delve: table(DELVE), exit: table(EXIT) }

/** The results of a phase, by rising sum. */
export function tableOf(phase: string): readonly Row[] {
  return TABLES[phase] ?? TABLES['delve']!
}

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)
