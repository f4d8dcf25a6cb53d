/** What all pages share: who we are, the socket, the speaker. */
import { askForGames } from '../games'
import { CallFailed, tell } from '../kit/http'
import { Link, type LinkState } from '../kit/link'
import { prefer, settings } from '../kit/settings.svelte'
import { Speaker } from '../kit/sound'
import type { Created, Guest, MatchAsked, Rematch } from '../kit/wire'

export const link = new Link()
export const speaker = new Speaker(() => (settings.sound ? settings.volume : 0))

const ASK_AGAIN = 2_000
const ASK_WHY = 3_000
let guest: Promise<Guest> | null = null
let state = $state<LinkState>('idle')
let banned = $state.raw<CallFailed | null>(null)
link.onState((now) => {
  state = now
  // A ban cuts the line, too, and is no reason to wait for it.
  if (now === 'lost') setTimeout(askWhy, ASK_WHY)
})

export const session = {
  get link(): LinkState {
    return state
  },
  /** Why nothing can be done here until the ban ends, or null. */
  get banned(): CallFailed | null {
    return banned
  },
}

function askWhy(): void {
  if (state === 'lost') tell<Guest>('/api/guest', {}).catch(bar)
}

function bar(error: unknown): void {
  if (error instanceof CallFailed && error.code === 'BANNED') banned = error
}

/** Who we are: a cookie that the server gives, and the name that we like. */
export function guestOf(): Promise<Guest> {
  guest ??= enter().catch((error: unknown) => {
    guest = null
    throw error
  })
  return guest
}

/** With the name of last time, or without it where it belongs to somebody else by now. */
async function enter(): Promise<Guest> {
  if (!settings.name) return tell<Guest>('/api/guest', {})
  try {
    return await tell<Guest>('/api/guest', { name: settings.name })
  } catch (error) {
    if (!(error instanceof CallFailed) || !error.code.startsWith('NAME_')) throw error
    prefer({ name: '' })
    return tell<Guest>('/api/guest', {})
  }
}

/** Call ourselves so from now on. */
export async function rename(name: string): Promise<void> {
  const named = await tell<Guest>('/api/guest', { name })
  prefer({ name })
  guest = Promise.resolve(named)
}

/** Start a match; the guest's cookie must be there first. */
export async function start(asked: MatchAsked): Promise<Created> {
  await guestOf()
  return tell<Created>('/api/matches', asked)
}

/** Once more with the same players: the new match, or null while another has to agree. */
export async function again(match: string): Promise<string | null> {
  return (await tell<Rematch>(`/api/matches/${match}/rematch`, {})).match
}

/** Ask who we are and what is played, for as long as it takes, then open the socket. */
export async function connect(): Promise<void> {
  for (;;)
    try {
      await Promise.all([guestOf(), askForGames()])
      break
    } catch (error) {
      state = 'lost'
      bar(error)
      if (banned) return
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    }
  link.start()
}
