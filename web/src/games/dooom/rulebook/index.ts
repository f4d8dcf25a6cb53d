import type { Chapter } from '../../../kit/game_ui'
import { language } from '../../../kit/words.svelte'

export async function chapters(): Promise<readonly Chapter[]> {
  const module = language() === 'de' ? await import('./de') : await import('./en')
  return module.default
}
