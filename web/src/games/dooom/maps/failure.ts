/** Why a map could not be made, checked or played, for the person at the page. */
import { CallFailed } from '../../../kit/http'
import { refusalOf } from '../../../kit/refusals'
import { found } from '../../../kit/words.svelte'
import { words } from './words'

export function failureOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return words().failed
  if (error.details['why'] === 'room') return words().no_room
  const { code, message } = error
  return found(words().flaws, code) ?? refusalOf(code) ?? message
}
