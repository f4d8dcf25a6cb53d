/** Records of matches that were played elsewhere, for the replay viewer here or at a server. */
import { tell, tellText } from '../../kit/http'
import { settings } from '../../kit/settings.svelte'
import type { Brought, Guest } from '../../kit/wire'
import { isLocal, serverWiring } from '../../kit/wiring'
import { guestOf } from '../session.svelte'

/** Keep a record where this page plays; the match under which it can be watched. */
export async function bring(text: string): Promise<string> {
  await guestOf()
  return (await tellText<Brought>('/api/records', text)).match
}

/** Whether this page, which needs no server, came from one all the same. */
export const hasServer = (): boolean =>
  isLocal && document.documentElement.dataset['local'] === 'served'

/** Hand a record to the server that the page came from; where it can be watched there. */
export async function handOver(text: Blob): Promise<string> {
  const { name } = settings
  // A name that belongs to somebody there is no reason to keep the record.
  await tell<Guest>('/api/guest', name ? { name } : {}, serverWiring).catch(() =>
    tell<Guest>('/api/guest', {}, serverWiring),
  )
  const { match } = await tellText<Brought>('/api/records', text, undefined, serverWiring)
  return `${location.origin}/replay/${match}`
}
