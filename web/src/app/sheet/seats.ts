/** Who sits where, in the ways to play that ask for it. */
import type { GameInfo, ModeInfo } from '../../kit/wire'

const isPerson = (seat: string): boolean => seat === 'me' || seat === 'open'

/** Whether only computers play, and we look on. */
export const isWatched = ({ seats }: ModeInfo): boolean => !seats.some(isPerson)

/** The seats that were chosen last, or those with which this way to play begins if they do not fit. */
export function seatsFor(info: GameInfo, mode: ModeInfo, chosen: readonly string[]): string[] {
  const fits =
    chosen.length === mode.seats.length &&
    isWatched(mode) === !chosen.some(isPerson) &&
    !chosen.includes('bot')
  if (!mode.free || fits) return [...chosen]
  return mode.seats.map((seat) => (seat === 'bot' ? `bot:${info.usual_bot}` : seat))
}
