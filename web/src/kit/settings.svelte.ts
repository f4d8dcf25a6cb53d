/** What a player likes, kept in the browser. */

/** How fast a match is shown. */
export const SPEEDS = ['off', 'fast', 'normal'] as const
export type Speed = (typeof SPEEDS)[number]
export const THEMES = ['dark', 'light', 'device'] as const
export type Theme = (typeof THEMES)[number]

export interface Preferences {
  name: string
  sound: boolean
  volume: number
  turnAlert: boolean
  /** Whether the system tells when it is one's turn in a tab that is not looked at. */
  notify: boolean
  speed: Speed
  textSize: number
  /** Dark, light, or whatever the device is set to. */
  theme: Theme
  calm: boolean
  /** Whether the pictures of the home page stand still. */
  still: boolean
  contrast: boolean
  danger: boolean
  covers: boolean
  chat: boolean
  pad: 'auto' | 'always' | 'never'
  language: string
  taught: boolean
  /** The game that was looked at last. */
  game: string
}

export const LIGHT = '(prefers-color-scheme: light)'
const KEY = 'waystone.settings'

export const DEFAULTS: Readonly<Preferences> = {
  name: '',
  sound: true,
  volume: 0.7,
  turnAlert: true,
  notify: false,
  speed: 'fast',
  textSize: 100,
  theme: 'dark',
  calm: false,
  still: false,
  contrast: false,
  danger: false,
  covers: false,
  chat: true,
  pad: 'auto',
  language: '',
  taught: false,
  game: '',
}

/** Stored values that still have the right type; all others as by default. */
export function restore(text: string | null): Preferences {
  const stored = parse(text)
  const kept = Object.entries(DEFAULTS).map(([key, value]) => {
    const found = stored[key]
    return [key, typeof found === typeof value ? found : value] as const
  })
  return Object.fromEntries(kept) as unknown as Preferences
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // Storage can be switched off; then a setting lasts as long as the page.
  }
}

export const settings: Preferences = $state(restore(read()))

/** Change settings and keep them. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // As above: nothing is lost but the memory of it.
  }
}

/** Whether things should stand still: by our own setting or the system's. */
export function isCalm(): boolean {
  return settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The pace of the stage; a pace that was stored long ago may be none any more. */
export function speed(): Speed {
  return SPEEDS.includes(settings.speed) ? settings.speed : DEFAULTS.speed
}

/** Whether the page is light: by our own setting, or the device's where it is asked. */
export function isLight(): boolean {
  const { theme } = settings
  return theme === 'light' || (theme === 'device' && matchMedia(LIGHT).matches)
}

/** Let the page's look follow the settings; `look.js` does the same before the first paint. */
export function applyLook(root: HTMLElement): void {
  root.style.fontSize = `${String(settings.textSize)}%`
  root.classList.toggle('calm', settings.calm)
  root.classList.toggle('contrast', settings.contrast)
  root.classList.toggle('light', isLight())
  // What the browser shows around the page has its colour, too.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--night'))
}
