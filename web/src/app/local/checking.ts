/** Checks records in this page: a worker plays them again, and believes nobody. */
import { askThinker } from './workers'

/** See waystone.local.checking. */
export interface RecordCheck {
  readonly ok: boolean
  readonly message: string
  readonly python: string
  readonly code: string
  readonly details: Readonly<Record<string, string>>
  readonly step: number | null
  readonly game: string
  readonly players: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  readonly result: string
  readonly steps: number
  readonly seed: string
  readonly commitment: string
  readonly checksum: string
}

/** Whether the engine came with this page. */
export const hasEngine = (): boolean => {
  const { dataset } = document.documentElement
  return 'engine' in dataset || 'local' in dataset
}

/** What comes of playing this record again here. */
export async function checkRecord(text: string): Promise<RecordCheck> {
  return JSON.parse(await askThinker('check', text)) as RecordCheck
}
