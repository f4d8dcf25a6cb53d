/** What somebody would like to play, remembered for the next time. */
import type { Card, Mode } from '../../kit/game_ui'
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

const key = (card: Card): string => `waystone.wish.${card.name}`

export function usual(card: Card): Wish {
  const settings = card.offers.map(({ setting, values }) => [setting, values[0] ?? ''] as const)
  return {
    mode: card.modes[0]?.id ?? '',
    bot: card.defaultBot,
    clock: '120',
    isPublic: false,
    settings: Object.fromEntries(settings),
    seats: [...(card.modes.find(({ free }) => free)?.seats ?? [])],
  }
}

/** The last wish, as far as it still makes sense. */
export function recall(card: Card): Wish {
  const wish = usual(card)
  try {
    const stored = JSON.parse(localStorage.getItem(key(card)) ?? '{}') as Partial<Wish>
    if (card.modes.some(({ id }) => id === stored.mode)) wish.mode = stored.mode!
    if (card.bots.includes(stored.bot ?? '')) wish.bot = stored.bot!
    if (
      stored.seats?.length === wish.seats.length &&
      stored.seats.every((seat) => sitsIn(card, seat))
    )
      wish.seats = stored.seats
    for (const { setting, values } of card.offers) {
      const value = stored.settings?.[setting]
      if (value !== undefined && values.includes(value)) wish.settings[setting] = value
    }
  } catch {
    // Nothing stored, or not ours: the usual will do.
  }
  return wish
}

function sitsIn(card: Card, seat: string): boolean {
  return ['me', 'open', NOBODY, ...card.bots.map((bot) => `bot:${bot}`)].includes(seat)
}

/** Whether somebody is still to come by link. */
export function isOnline(mode: Mode, wish: Wish): boolean {
  return mode.free ? wish.seats.includes('open') : (mode.online ?? false)
}

function seatsOf(mode: Mode, wish: Wish): string[] {
  if (mode.free) return wish.seats.filter((seat) => seat !== NOBODY)
  return mode.seats.map((seat) => (seat === 'bot' ? `bot:${wish.bot}` : seat))
}

export function remember(card: Card, wish: Wish): void {
  try {
    localStorage.setItem(key(card), JSON.stringify(wish))
  } catch {
    // Storage may be switched off.
  }
}

/** The call that starts it; `own` is what the game's own part of the form chose. */
export function wishOf(
  card: Card,
  wish: Wish,
  own: Readonly<Record<string, string>> = {},
): MatchAsked {
  const mode = card.modes.find(({ id }) => id === wish.mode) ?? card.modes[0]!
  return {
    game: card.name,
    settings: { ...wish.settings, ...own, ...mode.settings },
    seats: seatsOf(mode, wish),
    clock: isOnline(mode, wish) && wish.clock !== 'none' ? Number(wish.clock) : null,
    public: isOnline(mode, wish) ? wish.isPublic : true,
  }
}
