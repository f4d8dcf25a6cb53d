/** Why a match is refused: which setting, what was chosen, and what would do. */
import type { Listing } from '../../kit/game_ui'
import { CallFailed } from '../../kit/http'
import type { GameInfo, SettingInfo } from '../../kit/wire'
import { number } from '../../kit/words.svelte'
import { explain } from '../errors'
import { helpFor, helpOf, type Texts, titleOf, valueName } from './setting_names'
import { words } from './words'

/** A sentence that names the setting, where the refusal is about one. */
export async function whyRefused(
  error: unknown,
  info: GameInfo,
  listing: Listing,
): Promise<string> {
  const name = error instanceof CallFailed ? error.details['setting'] : undefined
  if (name === undefined) return explain(error)
  const setting = info.settings.find((each) => each.name === name)
  if (!setting) return words().refused_unknown({ setting: name })
  const texts = (await helpOf(listing))()
  return sentenceOf(error as CallFailed, setting, listing, texts)
}

function sentenceOf(error: CallFailed, info: SettingInfo, listing: Listing, texts: Texts): string {
  const { given, why, most = '' } = error.details
  const setting = titleOf(info.name, listing, texts) ?? helpFor(info, texts)
  const w = words()
  if (why === 'people') return w.refused_people({ setting })
  if (why === 'gold') return w.refused_gold({ setting, most })
  if (why === 'room') return w.refused_room({ setting })
  return given === undefined ? explain(error) : misfit(setting, given, info, listing, texts)
}

/** The value is none that this setting has at any table. */
function misfit(
  setting: string,
  given: string,
  { name, words: values, share, low, high }: SettingInfo,
  listing: Listing,
  texts: Texts,
): string {
  if (values.length > 0) {
    const names = values.map((value) => valueName(name, value, listing, texts)).join(', ')
    return words().refused_word({ setting, names, given })
  }
  const bound = (value: number): string => number(share ? value / 100 : value, 2)
  const told = { setting, low: bound(low), high: bound(high), given }
  return share ? words().refused_share(told) : words().refused_number(told)
}
