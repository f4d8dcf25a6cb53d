import type { Chapter } from '../../../kit/face'
import { language } from '../../../kit/words.svelte'

export async function chapters(): Promise<readonly Chapter[]> {
  const module = language() === 'de' ? await import('./de') : await import('./en')
  return module.default
}
