/** What somebody would like to play, remembered for the next time. */
import type { Listing } from '../../kit/game_ui'
import type { GameInfo, MatchAsked, ModeInfo, SettingInfo } from '../../kit/wire'

export interface FormState {
  mode: string
  bot: string
  clock: string
  /** The same for those who share this device. */
  deviceClock: string
  isPublic: boolean
  settings: Record<string, string>
  /** Who sits where, for a mode that asks. */
  seats: string[]
  /** What those who share this device are called, by seat; blank where nobody said. */
  names: string[]
}

/** A setting that the form offers: one of some values, or a number to write where there are none. */
export interface Offer {
  readonly setting: SettingInfo
  readonly values: readonly string[]
}

export const NOBODY = 'none'

// An older word: what people chose before is found under it.
const key = ({ name }: GameInfo): string => `waystone.wish.${name}`

/** All that the form offers beside the modes and the game's own part of it. */
export function offersOf(info: GameInfo, listing: Listing): readonly Offer[] {
  const own = listing.form?.settings ?? []
  const isByMode = (name: string): boolean => info.modes.every(({ settings }) => name in settings)
  return info.settings
    .filter(({ name, text }) => !text && !own.includes(name) && !isByMode(name))
    .map((setting) => ({ setting, values: valuesOf(setting) }))
}

const valuesOf = ({ suggested, words }: SettingInfo): readonly string[] =>
  suggested.length > 0 ? suggested : words

/** What is chosen before every match; all other offers are house rules. */
export const isUsualChoice = ({ setting }: Offer): boolean =>
  setting.ranked_any && setting.suggested.length > 0

/** Whether a house rule is another one than usual. */
export const isChanged = ({ setting }: Offer, form: FormState): boolean =>
  form.settings[setting.name] !== setting.default

function isValue({ setting, values }: Offer, value: string): boolean {
  if (values.length > 0) return values.includes(value)
  const number = Number(value) * (setting.share ? 100 : 1)
  return value !== '' && number >= setting.low && number <= setting.high
}

/** The value that a match has if nobody chooses; the first offered where that is none of them. */
export function usualOf(offer: Offer): string {
  const { default: usual } = offer.setting
  return isValue(offer, usual) ? usual : (offer.values[0] ?? usual)
}

export function defaultForm(info: GameInfo, listing: Listing): FormState {
  const offers = offersOf(info, listing)
  return {
    mode: info.modes[0]?.name ?? '',
    // Who has chosen none yet is new here: the weakest but one lets them learn, and win.
    bot: info.bots[1]?.name ?? info.usual_bot,
    clock: '120',
    deviceClock: 'none',
    isPublic: false,
    settings: Object.fromEntries(offers.map((offer) => [offer.setting.name, usualOf(offer)])),
    seats: [...(info.modes.find(({ free }) => free)?.seats ?? [])],
    names: [],
  }
}

/** The last form, as far as it still makes sense. */
export function recall(info: GameInfo, listing: Listing): FormState {
  const form = defaultForm(info, listing)
  try {
    const stored = JSON.parse(localStorage.getItem(key(info)) ?? '{}') as Partial<FormState>
    if (info.modes.some(({ name }) => name === stored.mode)) form.mode = stored.mode!
    if (info.bots.some(({ name }) => name === stored.bot)) form.bot = stored.bot!
    if (
      stored.seats?.length === form.seats.length &&
      stored.seats.every((seat) => canSit(info, seat))
    )
      form.seats = stored.seats
    if (stored.names?.every((name) => typeof name === 'string')) form.names = stored.names
    for (const offer of offersOf(info, listing)) {
      const { name } = offer.setting
      const value = stored.settings?.[name]
      if (value !== undefined && isValue(offer, value)) form.settings[name] = value
    }
  } catch {
    // Nothing stored, or not ours: the usual will do.
  }
  return form
}

function canSit(info: GameInfo, seat: string): boolean {
  return ['me', 'open', NOBODY, ...info.bots.map(({ name }) => `bot:${name}`)].includes(seat)
}

/** The mode that is chosen, as the engine knows it. */
export function modeOf(info: GameInfo, form: FormState): ModeInfo {
  return info.modes.find(({ name }) => name === form.mode) ?? info.modes[0]!
}

/** Whether somebody is still to come by link. */
export function isOnline(mode: ModeInfo, form: FormState): boolean {
  return (mode.free ? form.seats : mode.seats).includes('open')
}

/** The seats of those who share this device; none where only one sits here. */
export function sharers(mode: ModeInfo, form: FormState): readonly number[] {
  const seats = (mode.free ? form.seats : mode.seats).flatMap((seat, at) =>
    seat === 'me' ? [at] : [],
  )
  return seats.length > 1 ? seats : []
}

type Chosen = Readonly<Record<string, string>>

function seatsOf(mode: ModeInfo, form: FormState, settings: Chosen): string[] {
  const named = sharers(mode, form).filter((at) => form.names[at]?.trim())
  return (mode.free ? form.seats : sized(mode, settings))
    .map((seat, at) => {
      if (named.includes(at)) return `me:${form.names[at]!.trim()}`
      return seat === 'bot' ? `bot:${form.bot}` : seat
    })
    .filter((seat) => seat !== NOBODY)
}

/** The seats of a mode, as many as the chosen map or the like is made for. */
function sized({ seats, sized_by, sizes }: ModeInfo, settings: Chosen): readonly string[] {
  const wanted = sizes[settings[sized_by] ?? ''] ?? seats.length
  return Array.from({ length: wanted }, (_, at) => seats[at] ?? seats.at(-1)!)
}

export function remember(info: GameInfo, form: FormState): void {
  try {
    localStorage.setItem(key(info), JSON.stringify(form))
  } catch {
    // Storage may be switched off.
  }
}

/** A server may have defaults of its own, so what is as usual is not asked for. */
function unusual({ settings }: GameInfo, chosen: Chosen): Chosen {
  const usual = new Map(settings.map((each) => [each.name, each.default]))
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => usual.get(name) !== value),
  )
}

/** Whether those who share this device can choose a clock; some ways to play have one as a rule. */
export function hasDeviceClock(info: GameInfo, form: FormState): boolean {
  const mode = modeOf(info, form)
  const rule = info.settings.find(({ name }) => name === 'turn_seconds')
  const isTimed = rule !== undefined && (mode.settings[rule.name] ?? rule.default) !== '0'
  return sharers(mode, form).length > 1 && !isOnline(mode, form) && !isTimed
}

function clockOf(info: GameInfo, form: FormState): string {
  if (isOnline(modeOf(info, form), form)) return form.clock
  return hasDeviceClock(info, form) ? form.deviceClock : ''
}

/** The call that starts it; `own` is what the game's own part of the form chose. */
export function matchAsked(info: GameInfo, form: FormState, own: Chosen = {}): MatchAsked {
  const mode = modeOf(info, form)
  const settings = { ...unusual(info, form.settings), ...own, ...mode.settings }
  const seats = seatsOf(mode, form, settings)
  return {
    game: info.name,
    settings,
    seats,
    clock: Number(clockOf(info, form)) || null,
    // Who plays alone or shares a device hides nothing by it.
    public: form.isPublic || (seats.some((seat) => seat.startsWith('me')) && !isOnline(mode, form)),
  }
}
