/**
 * Words in several languages. English is the type: another language that lacks a word, or has one
 * too many, does not compile. Other languages are loaded when somebody asks for them.
 */
import { LANGUAGES } from './languages'
import { settings } from './settings.svelte'

export type Language = keyof typeof LANGUAGES

/** The same shape with any text in it: what a translation must be. */
export type Shape<T> = T extends string
  ? string
  : T extends (...words: infer A) => string
    ? (...words: A) => string
    : T extends readonly string[] | readonly (readonly string[])[]
      ? T
      : { readonly [K in keyof T]: Shape<T[K]> }

type Loaders<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Shape<T> }>>>

/** A player in a sentence, who may be the one it is said to. */
export interface Person {
  readonly name: string
  readonly is_you: boolean
}

/** A word as the keys of messages are written: `move or dig` as `move_or_dig`. */
export function key(value: string): string {
  return value.replaceAll(' ', '_')
}

/** The variant of a message for a word that comes from a match. */
export function pick(
  value: string,
  variants: Readonly<Record<string, string>>,
): string | undefined {
  return variants[key(value)]
}

/** The text of a table for a key that comes from the server, if it has one. */
export function found(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return table[name]
}

/** The text of a table for a word that comes from a match, or the word itself; people may call
 * themselves `__proto__`. */
export function named(table: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(table, key(name)) ? (table[key(name)] ?? name) : name
}

// Asked once: browsers look it up anew for every question.
const browsers = navigator.language.slice(0, 2)

/** The language to speak: the chosen one, else the browser's if we have it. */
export function language(): Language {
  const wanted = settings.language || browsers
  return wanted in LANGUAGES ? (wanted as Language) : 'en'
}

// What is being fetched; without it the English words stay.
let arriving: Promise<unknown> = Promise.resolve()
const catalogues: ((language: Language) => Promise<void>)[] = []

/** A catalogue as a function that gives the words of the language in use. */
export function catalogue<T>(english: T, others: Loaders<T>): () => Shape<T> {
  let words = $state.raw<Shape<T>>(english as Shape<T>)
  const turn = async (wanted: Language): Promise<void> => {
    words = wanted === 'en' ? (english as Shape<T>) : (await others[wanted]()).default
  }
  catalogues.push(turn)
  if (language() !== 'en') arriving = Promise.allSettled([arriving, turn(language())])
  return () => words
}

/** Wait for the words that are on their way: what is written down once stays as it was written. */
export async function wordsArrived(): Promise<void> {
  await arriving
}

/** Speak this language from now on, everywhere. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all(catalogues.map((turn) => turn(wanted)))
  document.documentElement.lang = wanted
}

// Making one takes a slow device as long as drawing half a page.
const dates: Record<string, Intl.DateTimeFormat> = {}

/** How dates are written here; `kind` names the style. */
function dateFormat(kind: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (dates[`${language()} ${kind}`] ??= new Intl.DateTimeFormat(language(), style))
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value)
}

/** `2:07.4`: minutes, seconds, tenths. */
export function duration(millis: number): string {
  const tenths = Math.floor(millis / 100)
  const minutes = Math.floor(tenths / 600)
  const seconds = Math.floor((tenths % 600) / 10)
  return `${String(minutes)}:${String(seconds).padStart(2, '0')}.${String(tenths % 10)}`
}

export function day(at: number | string): string {
  const time = typeof at === 'number' ? at : Date.parse(`${at}T00:00:00`)
  return dateFormat('day', { dateStyle: 'medium' }).format(time)
}

/** The day of the week in two or three letters, wherever the reader's clock stands. */
export function weekday(at: number): string {
  return dateFormat('weekday', { weekday: 'short', timeZone: 'UTC' }).format(at)
}
