/**
 * What a game brings to the page: a `Listing`, small and always there, for the home page, and a
 * `GameUi`, loaded with its first board. Nothing else of the page knows any game.
 */
import type { Component } from 'svelte'
import type { Tone } from './log'
import type { Effect } from './sound'
import type { Choice, GameEvent, GameView, MatchAsked, Patch, Result, SettingInfo } from './wire'

type Texts = Readonly<Record<string, string>>

/** A part of the form that a game brings itself. */
export interface FormProps {
  /** The settings of this game, as the engine knows them. */
  readonly settings: readonly SettingInfo[]
  /** What is chosen, as settings; null while nothing is that could be played. */
  readonly choose: (settings: Readonly<Record<string, string>> | null) => void
}

/** A page of a game's own; it may start a match and go to where that is played. */
export interface PageProps {
  readonly play: (asked: MatchAsked) => Promise<void>
  readonly go: (address: string) => void
}

/** Some steps of a recorded match, made by tools/record_doors.py. */
export interface Scene {
  readonly seats: number
  readonly view: GameView
  /** Where to look, as shares of the board, and how closely. */
  readonly focus: readonly [number, number]
  readonly zoom: number
  readonly steps: readonly {
    readonly events: readonly GameEvent[]
    readonly patch: Patch
    readonly focus: readonly [number, number]
  }[]
}

/** Pictures and words; modes, bots, settings, pauses and leaderboards are told by the engine (`GameInfo`). */
export interface Listing {
  readonly name: string
  readonly icon: string
  /** The address of a picture for the home page, 640 by 400, and where its light comes from. */
  readonly door?: {
    readonly picture: string
    readonly light: readonly [number, number]
    /** What plays by itself over the picture, fetched while somebody reads. */
    readonly scene?: () => Promise<unknown>
  }
  readonly title: (settings: Readonly<Record<string, string>>) => string
  /** The settings worth telling in a few words. */
  readonly detail: (settings: Readonly<Record<string, string>>) => string
  readonly theme: (settings: Readonly<Record<string, string>>) => string
  /** Whether the engine has lessons of it. */
  readonly teaches?: boolean
  /** Whether the board has a quick reference. */
  readonly hasReference?: boolean
  readonly text: () => ListingText
  /** What each setting does, by name; what a value is called at `setting_value`. */
  readonly loadSettings?: () => Promise<{ readonly words: () => { readonly setting_help: Texts } }>
  /** A part of the form for settings that need more than a row of buttons. */
  readonly form?: {
    readonly settings: readonly string[]
    /** Called when the form is opened. */
    readonly load: () => Promise<{ default: Component<FormProps> }>
    /** What was chosen there last, for who plays without opening it; null if that can't be played. */
    readonly recall: (
      settings: readonly SettingInfo[],
    ) => Promise<Readonly<Record<string, string>> | null>
  }
  /** Pages of the game's own, at /games/NAME/PAGE. */
  readonly pages?: Readonly<Record<string, () => Promise<{ default: Component<PageProps> }>>>
}

export interface ListingText {
  readonly summary: string
  /** By name; what a mode means stands at its name with `_help` behind. */
  readonly modes: Texts
  /** Settings by name, their values at `setting_value`. */
  readonly offers: Texts
  /** By name, with `_help` as for modes. */
  readonly bots: Texts
  readonly boards?: Texts
  /** What the figures of a leaderboard are called. */
  readonly figures?: Texts
  /** The match of the day, for a game that has one. */
  readonly daily?: { readonly title: string; readonly text: string; readonly none: string }
  /** What the game's own pages are called. */
  readonly pages?: Texts
  /** Switches of the settings that only this game has. */
  readonly switches?: { readonly danger?: string }
}

/** Who sits at the table, from the point of view of whoever looks at this page. */
export interface Players {
  readonly names: readonly string[]
  readonly bots: readonly boolean[]
  /** The one seat that is mine; null for spectators and for several on one device. */
  readonly you: number | null
  readonly mine: readonly number[]
}

export interface Sentence {
  readonly text: string
  readonly tone: Tone
}

/** What the board shows beside the position: the newest event, to flash, shake or glow. */
export interface Cue<E> {
  readonly id: number
  readonly event: E
}

/** How an end feels to whoever looks at it. */
export type Mood = 'won' | 'lost' | 'even'

/** A match that is over, for a board that shows its end as a moment. */
export interface Finale<E> {
  readonly mood: Mood
  /** Whose way is lit: mine, else the winner's; null where there is none. */
  readonly seat: number | null
  /** The newest events, oldest first: ways are drawn from them. */
  readonly past: readonly E[]
  /** Whether it ended before our eyes: else its last picture is shown at once. */
  readonly isFresh: boolean
}

/** Draws a finished board on a square of so many pixels, for the card that is shared. */
export type CardPainter<V, E> = (
  pen: CanvasRenderingContext2D,
  side: number,
  view: V,
  finale: Finale<E>,
) => void

/** What an analysis draws on a board: how likely something is somewhere, and what was done. */
export interface BoardMarks {
  readonly shares: readonly { readonly cell: number; readonly share: number }[]
  readonly edges: readonly { readonly edge: number; readonly share: number }[]
  readonly arrows: readonly (Aim & { readonly tone: 'played' | 'better' })[]
}

/** Where an action begins and leads; null where it has no such place. */
export interface Aim {
  readonly from: number | null
  readonly to: number | null
}

/** What a game adds to the analysis of its matches: words, and where they are on the board. */
export interface AnalysisUi<V = GameView> {
  /** What an action is called: "east to E4". */
  name(text: string, view: V, seat: number): string
  /** Where on the board it is, in cells as `Board` takes them with its marks; null for nowhere. */
  aim(text: string, view: V, seat: number): Aim | null
  /** What a layer of belief is called, with the name of whose it is; null if it is not drawn. */
  layer(kind: string, who: string): string | null
  /** The same in a word, for narrow screens. */
  short?(kind: string, who: string): string | null
  /** The layer that is shown until somebody chooses. */
  readonly favourite?: string
  /** Whether everybody knows everything. */
  readonly isOpen?: boolean
  /** What the places of a layer are, where they are no places of the board. */
  place?(kind: string, place: number): string
}

export interface BoardProps<V, E> {
  readonly view: V
  readonly choices: readonly Choice[]
  readonly players: Players
  readonly cue: Cue<E> | null
  readonly act: (text: string) => void
  /** A click that is no choice: the page explains it or skips the playing. */
  readonly miss: (why: string) => void
  /** The end of the match, where the page shows it. */
  readonly finale?: Finale<E> | null
  /** What an analysis has to show. */
  readonly marks?: BoardMarks | null
  /** What a lesson speaks of, by its names: a board that one moves about in looks there. */
  readonly looks?: readonly string[]
}

export interface PanelProps<V, E = GameEvent> {
  readonly view: V
  readonly players: Players
  readonly online: readonly boolean[]
  /** The seats that the table waits for, as far as one may know. */
  readonly acting: readonly number[]
  readonly choices: readonly Choice[]
  readonly act: (text: string) => void
  /** The newest events, oldest first: what was rolled, and why somebody moved. */
  readonly past: readonly E[]
  /** Whether it stands below the question on a narrow screen, and has little room. */
  readonly isTold?: boolean
  /** Whether a coach says what is done: what is set for a whole match is left out then. */
  readonly isLesson?: boolean
}

/**
 * Three zones on a narrow screen, for a board that one moves about in: what is told above, what is
 * done below, and the board has all that is left. Nothing else scrolls; the table is on a sheet.
 */
export interface Zones<V, E = GameEvent> {
  /** Where the turn stands, in place of the title, */
  readonly Head: Component<PanelProps<V, E>>
  /** while a turn is under way. */
  hasHead(view: V): boolean
  /** What the button is called that opens the sheet, with its picture. */
  sheet(view: V, players: Players): { readonly name: string; readonly icon: string }
}

/** How far the match is, whatever the view says about it. */
export interface Progress {
  /** The seats that the table waits for, as far as one may know. */
  readonly acting: readonly number[]
  /** How it ended, or null while it goes on. */
  readonly result: Result | null
  /** What may be done now by who looks on. */
  readonly choices?: readonly Choice[]
}

export interface Ending {
  readonly title: string
  readonly text: string
  readonly isWin: boolean
}

/** An action of the bar; one with `sure` is asked about first, one with `press` stays on this page. */
export interface Button {
  readonly do: string
  readonly name: string
  readonly isMain: boolean
  /** Whether something else comes before it as a rule: it is large, but does not glow. */
  readonly isEarly?: boolean
  readonly press?: () => void
  /** What this page notes when the action is sent. */
  readonly did?: () => void
  /** Whether it confirms what was chosen on the board, and has the focus after a choice by keyboard. */
  readonly confirms?: boolean
  /** The key that does the same, to be shown where there are keys. */
  readonly key?: string
  readonly sure?: {
    readonly title: string
    readonly text: string
    readonly yes: string
    readonly keep: string
  }
}

/** A figure of the end screen. */
export interface EndFigure {
  readonly name: string
  readonly value: string
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}

/** A sign of the board and what it means. */
export interface ReferenceSymbol {
  readonly name: string
  /** A path in a square of 512 by 512, in a colour of its own, */
  readonly icon?: string
  readonly colour?: string
  /** on what it lies, where that is not the page; */
  readonly ground?: string
  /** or the address of a picture. */
  readonly picture?: string
  /** How maps and the terminal write it. */
  readonly letter?: string
}

/** Cards of one kind, drawn as in the game. */
export interface ReferenceCards {
  readonly Card: Component<{ id: string }>
  readonly all: readonly {
    readonly id: string
    /** All that a search may find it by. */
    readonly words: string
  }[]
}

/** A part of a game's quick reference: signs, cards, drawings, a table, sentences, or several of these. */
export interface ReferencePart {
  readonly title: string
  readonly symbols?: readonly ReferenceSymbol[]
  readonly cards?: ReferenceCards
  /** Drawings of signs in rows, each with what it shows. */
  readonly drawings?: readonly { readonly name: string; readonly rows: readonly string[] }[]
  readonly head?: readonly string[]
  /** The first cell of a row says what it is about. */
  readonly rows?: readonly (readonly string[])[]
  readonly lines?: readonly string[]
  readonly text?: string
}

/** The words of a game's lessons and problems: a table for each of them, by name. */
export type LessonWords = () => Readonly<Record<string, Readonly<Record<string, string>>>>

export interface GameUi<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  readonly Board: Component<BoardProps<V, E>>
  readonly Panel: Component<PanelProps<V, E>>
  /** What lies on the table beside the board and is only looked at now and then. */
  readonly Table?: Component<PanelProps<V, E>>
  readonly zones?: Zones<V, E>
  /** The view a moment after an event, so that playing shows each step; `next` is where it ends. */
  show(view: V, event: E, next: V): V
  /** Milliseconds for which the board draws an event that moves, where that may be longer than its pause. */
  drawingTime?(event: E): number
  sentence(event: E, view: V, players: Players): Sentence | null
  /** The seat that alone is told this, or null: a screen that is shared keeps it for that seat. */
  onlyFor?(event: E): number | null
  sound(event: E, view: V, players: Players): string | null
  /** Why the rules refuse something, by their code; undefined for codes that every game has. */
  refusal(code: string): string | undefined
  readonly effects: Readonly<Record<string, Effect>>
  effectNames(): Readonly<Record<string, string>>
  /** What the chronicle tells of the setup, before the first event. */
  opening?(view: V, players: Players): readonly string[]
  /** One sentence: whose turn it is and what is expected. */
  status(view: V, players: Players, progress: Progress): string
  /** Actions for the bar beside moves: the main one first. */
  buttons(view: V, choices: readonly Choice[]): readonly Button[]
  /** Further keys, and the actions they do if these are offered. */
  readonly keys?: Readonly<Record<string, string>>
  /** What these keys do, for the help page. */
  keyNames?(): readonly (readonly [string, string])[]
  /** Whether the four-way pad makes sense now; `always` where it is more than a help for thumbs. */
  hasPad(view: V): boolean | 'always'
  /** That the keys of the four ways never do anything: the help page leaves them out. */
  readonly isWayless?: true
  /** Why the keys of the four ways do nothing now, where they do at other times. */
  whyNoWay?(view: V): string
  /** What the pad's action is called, where it is not always a move. */
  padName?(text: string): { readonly short: string; readonly long: string }
  /** What a seat of mine does at once, because its player has said so before; else null. */
  reflex?(view: V, seat: number, isAsked: boolean): string | null
  /** Actions by agreement or farewell that are never listed among the choices. */
  readonly draw: string | null
  drawOffers(view: V): readonly number[]
  ending(view: V, players: Players, progress: Progress): Ending | null
  figures(view: V, seat: number, players: Players, progress: Progress): readonly EndFigure[]
  /** The sign of a seat, a path in a square of 512 by 512, and its colour. */
  signOf?(
    seat: number,
    view: V,
    players: Players,
  ): { readonly icon: string; readonly colour: string }
  /** What draws the finished board on a card. */
  loadCard?(): Promise<CardPainter<V, E>>
  /** What a seat is called at this table. */
  nameOf(seat: number, players: Players): string
  /** Whether a seat has something on the board that only it may see. */
  hasSecret(view: V): boolean
  /** Whether seats still choose in secret, so that two on one device need covers. */
  isSecretTurn(view: V): boolean
  loadRules(): Promise<readonly Chapter[]>
  credit(): string
  /** What giving up means, where the match may go on without the one who does. */
  leaving?(view: V): string
  /**
   * What it means to sit down now, and whether that is possible yet: for who has no seat, or for
   * the seat of who has left and may come back; null where they play.
   */
  joining?(
    view: V,
    seat: number | null,
    settings: Readonly<Record<string, string>>,
  ): { readonly text: string; readonly isReady: boolean } | null
  /** What a button is called that shows a seat's secrets while it is held. */
  peek?(who: string): string
  /** The quick reference, for a game that has one. */
  loadReference?(): Promise<() => readonly ReferencePart[]>
  /** What it adds to the analysis of its matches. */
  loadAnalysis?(): Promise<AnalysisUi<V>>
  /** The words of its lessons and problems, for a game that has them. */
  loadLessons?(): Promise<LessonWords>
}
