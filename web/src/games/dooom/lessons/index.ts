import type { LessonWords } from '../../../kit/game_ui'
import { wordsArrived } from '../../../kit/words.svelte'
import { words } from './words'

export async function lessonWords(): Promise<LessonWords> {
  await wordsArrived()
  return words
}
