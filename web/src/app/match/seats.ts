/** Opening and closing seats of a running match; what went wrong comes back as a sentence. */
import { tell } from '../../kit/http'
import type { Opened } from '../../kit/wire'
import { explain } from '../errors'

async function call(match: string, path: string, body: object): Promise<string> {
  try {
    await tell<Opened>(`/api/matches/${match}/${path}`, body)
    return ''
  } catch (error) {
    return explain(error)
  }
}

/** One more seat: `open` for whoever comes, `me` at this device, or `bot:NAME`. */
export const openSeat = (match: string, seat: string): Promise<string> =>
  call(match, 'seats', { seat })

/** The seat that was opened last, if nobody has taken it. */
export const closeSeat = (match: string): Promise<string> => call(match, 'seats/close', {})
