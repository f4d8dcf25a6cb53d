/** What somebody would like to play, remembered for the next time. */
import type { Card } from '../../kit/face'
import type { MatchAsked } from '../../kit/wire'

export interface Wish {
  mode: string
  bot: string
  clock: string
  isPublic: boolean
  settings: Record<string, string>
}

const key = (card: Card): string => `waystone.wish.${card.name}`

export function usual(card: Card): Wish {
  const settings = card.offers.map(({ setting, values }) => [setting, values[0] ?? ''] as const)
  return {
    mode: card.modes[0]?.id ?? '',
    bot: card.defaultBot,
    clock: '120',
    isPublic: false,
    settings: Object.fromEntries(settings),
  }
}

/** The last wish, as far as it still makes sense. */
export function recall(card: Card): Wish {
  const wish = usual(card)
  try {
    const stored = JSON.parse(localStorage.getItem(key(card)) ?? '{}') as Partial<Wish>
    if (card.modes.some(({ id }) => id === stored.mode)) wish.mode = stored.mode!
    if (card.bots.includes(stored.bot ?? '')) wish.bot = stored.bot!
    for (const { setting, values } of card.offers) {
      const value = stored.settings?.[setting]
      if (value !== undefined && values.includes(value)) wish.settings[setting] = value
    }
  } catch {
    // Nothing stored, or not ours: the usual will do.
  }
  return wish
}

export function remember(card: Card, wish: Wish): void {
  try {
    localStorage.setItem(key(card), JSON.stringify(wish))
  } catch {
    // Storage may be switched off.
  }
}

/** The call that starts it. */
export function wishOf(card: Card, wish: Wish): MatchAsked {
  const mode = card.modes.find(({ id }) => id === wish.mode) ?? card.modes[0]!
  return {
    game: card.name,
    settings: { ...wish.settings, ...mode.settings },
    seats: mode.seats.map((seat) => (seat === 'bot' ? `bot:${wish.bot}` : seat)),
    clock: mode.online && wish.clock !== 'none' ? Number(wish.clock) : null,
    public: mode.online ? wish.isPublic : true,
  }
}
