/** What the form calls a setting and its values, in the words of the game where it has some. */
import type { Listing } from '../../kit/game_ui'
import type { SettingInfo } from '../../kit/wire'
import { wordsArrived } from '../../kit/words.svelte'
import { words } from './words'

export type Texts = Readonly<Record<string, string>>

/** What each setting does, once it is here. */
export async function helpOf(listing: Listing): Promise<() => Texts> {
  const found = await listing.loadSettings?.()
  await wordsArrived()
  return () => found?.words().setting_help ?? {}
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const helpFor = ({ name, help }: SettingInfo, texts: Texts): string =>
  sentence(texts[name] ?? help)

export const titleOf = (name: string, listing: Listing, texts: Texts): string | undefined =>
  listing.text().offers[name] ?? texts[`${name}_title`]

export function valueName(name: string, value: string, listing: Listing, texts: Texts): string {
  const usual: Texts = words().setup_values
  const key = `${name}_${value}`
  return listing.text().offers[key] ?? texts[key] ?? usual[value] ?? value
}
