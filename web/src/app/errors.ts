/** What went wrong, for the person at the page. */
import { CallFailed } from '../kit/http'
import { refusalOf } from '../kit/refusals'
import { words } from './words'

/** A refusal in the page's own words where it has some, else in the server's. */
export function refusal(code: string, message: string): string {
  return refusalOf(code) ?? message
}

/** A refusal says what it means; any other failure is nothing that a player could mend. */
export function explain(error: unknown): string {
  if (!(error instanceof CallFailed)) return words().oops
  return refusalOf(error.code, error.details) ?? error.message
}
