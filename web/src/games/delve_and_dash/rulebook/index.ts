import type { Chapter } from '../../../kit/game_ui'
import { chaptersOf } from '../../../kit/rulebook'
import { wordsArrived } from '../../../kit/words.svelte'
import { words } from './words'

export async function chapters(): Promise<readonly Chapter[]> {
  await wordsArrived()
  return chaptersOf(words())
}
