/** Recorded matches, made by tools/record_web_views.py. */
import { readFileSync } from 'node:fs'
import type { Choice, DelveEvent, DelveView } from '../src/kit/wire'

export interface RecordedFrame {
  readonly n: number
  readonly by: number
  readonly did: string
  readonly events: readonly DelveEvent[]
  readonly view: DelveView
  readonly choices: readonly Choice[]
}

export function recorded(name: 'solo' | 'cpu' | 'spectator'): readonly RecordedFrame[] {
  return JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as RecordedFrame[]
}
