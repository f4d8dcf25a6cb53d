/** What somebody would like to play, remembered for the next time. */
import type { Listing, Mode } from '../../kit/game_ui'
import type { MatchAsked } from '../../kit/wire'

export interface FormState {
  mode: string
  bot: string
  clock: string
  isPublic: boolean
  settings: Record<string, string>
  /** Who sits where, for a mode that asks. */
  seats: string[]
}

export const NOBODY = 'none'

// An older word: what people chose before is found under it.
const key = (listing: Listing): string => `waystone.wish.${listing.name}`

export function defaultForm(listing: Listing): FormState {
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

/** The last form, as far as it still makes sense. */
export function recall(listing: Listing): FormState {
  const form = defaultForm(listing)
  try {
    const stored = JSON.parse(localStorage.getItem(key(listing)) ?? '{}') as Partial<FormState>
    if (listing.modes.some(({ id }) => id === stored.mode)) form.mode = stored.mode!
    if (listing.bots.includes(stored.bot ?? '')) form.bot = stored.bot!
    if (
      stored.seats?.length === form.seats.length &&
      stored.seats.every((seat) => sitsIn(listing, seat))
    )
      form.seats = stored.seats
    for (const { setting, values } of listing.offers) {
      const value = stored.settings?.[setting]
      if (value !== undefined && values.includes(value)) form.settings[setting] = value
    }
  } catch {
    // Nothing stored, or not ours: the usual will do.
  }
  return form
}

function sitsIn(listing: Listing, seat: string): boolean {
  return ['me', 'open', NOBODY, ...listing.bots.map((bot) => `bot:${bot}`)].includes(seat)
}

/** Whether somebody is still to come by link. */
export function isOnline(mode: Mode, form: FormState): boolean {
  return mode.free ? form.seats.includes('open') : (mode.online ?? false)
}

function seatsOf(mode: Mode, form: FormState): string[] {
  if (mode.free) return form.seats.filter((seat) => seat !== NOBODY)
  return mode.seats.map((seat) => (seat === 'bot' ? `bot:${form.bot}` : seat))
}

export function remember(listing: Listing, form: FormState): void {
  try {
    localStorage.setItem(key(listing), JSON.stringify(form))
  } catch {
    // Storage may be switched off.
  }
}

/** The call that starts it; `own` is what the game's own part of the form chose. */
export function matchAsked(
  listing: Listing,
  form: FormState,
  own: Readonly<Record<string, string>> = {},
): MatchAsked {
  const mode = listing.modes.find(({ id }) => id === form.mode) ?? listing.modes[0]!
  return {
    game: listing.name,
    settings: { ...form.settings, ...own, ...mode.settings },
    seats: seatsOf(mode, form),
    clock: isOnline(mode, form) && form.clock !== 'none' ? Number(form.clock) : null,
    public: isOnline(mode, form) ? form.isPublic : true,
  }
}
