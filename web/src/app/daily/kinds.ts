/** What is played on a day. */
import type { DailyKind } from '../../kit/wire'
import { named } from '../../kit/words.svelte'
import { entryOf } from '../../games'
import { describe } from '../describe'

/** "Delve & Dash · Computer, level 1 · Knight". */
export function kindOf(game: string, { settings, opponent }: DailyKind): string {
  const bots = entryOf(game)?.listing.text().bots ?? {}
  return [describe(game, settings), ...(opponent ? [named(bots, opponent)] : [])].join(' · ')
}
