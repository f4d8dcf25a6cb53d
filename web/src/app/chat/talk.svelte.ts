/** What is said at a match: who is muted here, and what nobody has seen yet. */
import { named } from '../../kit/words.svelte'
import type { Said } from '../../kit/wire'
import { words } from './words'

export const SPECTATOR = 31
const LONGEST = 200

/** What was said, in the reader's own language where it is one of the quick phrases. */
export function textOf({ phrase, text }: Pick<Said, 'phrase' | 'text'>): string {
  if (phrase === null) return text
  const code = phrase.replaceAll('-', '_')
  const own = named(words().chat_phrases, code)
  return own === code ? text : own
}

/** Who said it: a player or a spectator, by name. Players change seats in a rematch. */
const speakerOf = ({ by, name }: Said): string =>
  `${by === SPECTATOR ? 'watching' : 'playing'} ${name}`

/** Who is muted in a match is forgotten with the tab, not with a reload. */
const mutedKey = (match: string): string => `waystone.muted.${match}`

/** Null where nobody was ever muted, and without storage. */
function mutedBefore(match: string): readonly string[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(mutedKey(match)) ?? 'null') as string[] | null
  } catch {
    return null
  }
}

function keep(match: string, speakers: readonly string[]): void {
  try {
    sessionStorage.setItem(mutedKey(match), JSON.stringify(speakers))
  } catch {
    // Without storage it holds until the page is loaded anew.
  }
}

export class Talk {
  private all = $state.raw<readonly Said[]>([])
  private muted = $state.raw<readonly string[]>([])
  private readonly match: string
  /** How many lines came while the chat was out of sight. */
  unread = $state(0)
  /** The newest of them, for a moment. */
  newest = $state.raw<Said | null>(null)
  /** Whether the chat is in sight. */
  private isSeen = false

  readonly lines = $derived(this.all.filter((said) => !this.muted.includes(speakerOf(said))))

  constructor(match: string) {
    this.match = match
    this.muted = mutedBefore(match) ?? []
  }

  add(said: Said, isMine: boolean): void {
    this.all = [...this.all, said].slice(-LONGEST)
    if (this.isSeen || isMine || this.muted.includes(speakerOf(said))) return
    this.unread += 1
    this.newest = said
  }

  /** What was said before this page came. */
  restore(lines: readonly Said[]): void {
    this.all = lines
  }

  /** The chat came into sight, or went out of it. */
  see(isSeen: boolean): void {
    this.isSeen = isSeen
    if (!isSeen) return
    this.unread = 0
    this.newest = null
  }

  forgetNewest(): void {
    this.newest = null
  }

  /** Hear no more of who said this, in this match. */
  mute(said: Said): void {
    this.keepMuted([...this.muted, speakerOf(said)])
  }

  get hasMuted(): boolean {
    return this.muted.length > 0
  }

  hearAll(): void {
    this.keepMuted([])
  }

  /** The same people meet in another match: who is muted here is so there, until heard again. */
  carryTo(match: string): void {
    if (this.hasMuted && mutedBefore(match) === null) keep(match, this.muted)
  }

  private keepMuted(speakers: readonly string[]): void {
    this.muted = speakers
    keep(this.match, speakers)
  }
}
