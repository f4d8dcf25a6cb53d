/** What somebody would like to play, remembered for the next time. */
import type { Listing, Mode } from '../../kit/game_ui'
import type { MatchAsked } from '../../kit/wire'

export interface Wish {
  mode: string
  bot: string
  clock: string
  isPublic: boolean
  settings: Record<string, string>
  /** Who sits where, for a mode that asks. */
  seats: string[]
}

export const NOBODY = 'none'

const key = (listing: Listing): string => `waystone.wish.${listing.name}`

export function usual(listing: Listing): Wish {
  const settings = listing.offers.map(({ setting, values }) => [setting, values[0] ?? ''] as const)
  return {
    mode: listing.modes[0]?.id ?? '',
    bot: listing.defaultBot,
    clock: '120',
    isPublic: false,
    settings: Object.fromEntries(settings),
    seats: [...(listing.modes.find(({ free }) => free)?.seats ?? [])],
  }
}

/** The last wish, as far as it still makes sense. */
export function recall(listing: Listing): Wish {
  const wish = usual(listing)
  try {
    const stored = JSON.parse(localStorage.getItem(key(listing)) ?? '{}') as Partial<Wish>
    if (listing.modes.some(({ id }) => id === stored.mode)) wish.mode = stored.mode!
    if (listing.bots.includes(stored.bot ?? '')) wish.bot = stored.bot!
    if (
      stored.seats?.length === wish.seats.length &&
      stored.seats.every((seat) => sitsIn(listing, seat))
    )
      wish.seats = stored.seats
    for (const { setting, values } of listing.offers) {
      const value = stored.settings?.[setting]
      if (value !== undefined && values.includes(value)) wish.settings[setting] = value
    }
  } catch {
    // Nothing stored, or not ours: the usual will do.
  }
  return wish
}

function sitsIn(listing: Listing, seat: string): boolean {
  return ['me', 'open', NOBODY, ...listing.bots.map((bot) => `bot:${bot}`)].includes(seat)
}

/** Whether somebody is still to come by link. */
export function isOnline(mode: Mode, wish: Wish): boolean {
  return mode.free ? wish.seats.includes('open') : (mode.online ?? false)
}

function seatsOf(mode: Mode, wish: Wish): string[] {
  if (mode.free) return wish.seats.filter((seat) => seat !== NOBODY)
  return mode.seats.map((seat) => (seat === 'bot' ? `bot:${wish.bot}` : seat))
}

export function remember(listing: Listing, wish: Wish): void {
  try {
    localStorage.setItem(key(listing), JSON.stringify(wish))
  } catch {
    // Storage may be switched off.
  }
}

/** The call that starts it; `own` is what the game's own part of the form chose. */
export function wishOf(
  listing: Listing,
  wish: Wish,
  own: Readonly<Record<string, string>> = {},
): MatchAsked {
  const mode = listing.modes.find(({ id }) => id === wish.mode) ?? listing.modes[0]!
  return {
    game: listing.name,
    settings: { ...wish.settings, ...own, ...mode.settings },
    seats: seatsOf(mode, wish),
    clock: isOnline(mode, wish) && wish.clock !== 'none' ? Number(wish.clock) : null,
    public: isOnline(mode, wish) ? wish.isPublic : true,
  }
}
