/** What the server knows about maps: its own ones, whether one is good, and new ones to order. */
import { ask, tell, tellText } from '../../../kit/http'
import type { Checked, Diagnostic, UserFile, UserFiles } from '../../../kit/wire'

const MAPS = '/api/games/dooom/files/map_text'
/** The server reads no larger file as a map (DM-12). */
export const MOST_BYTES = 2 * 1024 * 1024

let answer: Promise<UserFiles> | null = null

/** The maps that come with the game; asked for once. */
export function builtInMaps(): Promise<UserFiles> {
  answer ??= ask<UserFiles>(MAPS).catch((error: unknown) => {
    answer = null
    throw error
  })
  return answer
}

/** What the server says to a file, which is sent as it is. */
export function check(file: Blob | string, signal?: AbortSignal): Promise<Checked> {
  return tellText<Checked>(`${MAPS}/check`, file, signal)
}

export function make(settings: Readonly<Record<string, string>>, seats: number): Promise<UserFile> {
  return tell<UserFile>(`${MAPS}/make`, { settings, seats })
}

export interface Upload {
  readonly text: string
  readonly error: Diagnostic | null
}

/** A file from somebody's disk: its text, and the error for which it can't be played. */
export async function upload(file: File): Promise<Upload> {
  if (file.size > MOST_BYTES) {
    const message = `at most ${String(MOST_BYTES)} bytes, this file has ${String(file.size)}`
    return { text: '', error: { code: 'MAP_TOO_BIG', line: 1, column: 0, message } }
  }
  const { error } = await check(file)
  return { text: await file.text(), error }
}
