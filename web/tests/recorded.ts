/** Recorded matches, made by tools/record_web_views.py. */
import { readFileSync } from 'node:fs'
import type { Progress } from '../src/kit/game_ui'
import type {
  Choice,
  CrawlerEvent,
  CrawlerView,
  DelveEvent,
  DelveView,
  DooomEvent,
  DooomView,
  ExtrikateEvent,
  ExtrikateView,
  GameInfo,
} from '../src/kit/wire'

/** What the engine says about a game. */
export function infoOf(game: string): GameInfo {
  const games = JSON.parse(readFileSync('tests/fixtures/games.json', 'utf8')) as GameInfo[]
  return games.find(({ name }) => name === game)!
}

/** For games whose views say themselves how far the match is. */
export const GOING_ON: Progress = { acting: [], result: null }

export interface RecordedFrame<V = DelveView, E = DelveEvent> {
  readonly n: number
  readonly by: number
  readonly did: string
  readonly events: readonly E[]
  readonly view: V
  readonly choices: readonly Choice[]
}

export function recorded(name: 'solo' | 'cpu' | 'spectator'): readonly RecordedFrame[] {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as RecordedFrame[]
}

export type SheetFrame = RecordedFrame<ExtrikateView, ExtrikateEvent>

export function recordedSheet(name: 'extrikate' | 'extrikate-solo'): readonly SheetFrame[] {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as SheetFrame[]
}

export type MatFrame = RecordedFrame<CrawlerView, CrawlerEvent>

/** A match from its beginning, or one frame of every kind of question and event. */
export function recordedMat(name: 'crawler' | 'crawler-kinds'): readonly MatFrame[] {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as MatFrame[]
}

export type DooomFrame = RecordedFrame<DooomView, DooomEvent>

export function recordedDungeon(
  name: 'dooom' | 'dooom-dead' | 'dooom-gear' | 'dooom-whole',
): readonly DooomFrame[] {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as DooomFrame[]
}
