/** Calls of the HTTP interface: JSON back, failures as errors with the engine's own words. */
import { fetchRefusals } from './refusals'
import type { ErrorDetail, Failed } from './wire'
import { type Wiring, wiring } from './wiring'

export class CallFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** What the message is made of, such as which `setting`. */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

async function call(path: string, request: RequestInit, way = wiring()): Promise<Response> {
  const response = await way.call(path, request)
  if (response.ok) return response
  const error = await response.json().then(
    (body: Failed) => body.error,
    (): ErrorDetail => ({ code: `HTTP_${String(response.status)}`, message: response.statusText }),
  )
  await fetchRefusals()
  throw new CallFailed(error.code, error.message, response.status, error.details)
}

async function send<T>(
  path: string,
  type: string,
  body: string | Blob,
  signal: AbortSignal | null = null,
  way?: Wiring,
): Promise<T> {
  const headers = { 'Content-Type': type, 'X-Waystone': '1' }
  return (await (await call(path, { method: 'POST', headers, body, signal }, way)).json()) as T
}

export async function ask<T>(path: string): Promise<T> {
  return (await (await call(path, { headers: { Accept: 'application/json' } })).json()) as T
}

/** `way` is another one than this page's own. */
export function tell<T>(path: string, body: object, way?: Wiring): Promise<T> {
  return send<T>(path, 'application/json', JSON.stringify(body), null, way)
}

/** Send a text as it is; `signal` calls it off. */
export function tellText<T>(
  path: string,
  text: Blob | string,
  signal?: AbortSignal,
  way?: Wiring,
): Promise<T> {
  return send<T>(path, 'text/plain', text, signal, way)
}

/** A file to keep. */
export async function fetchFile(path: string): Promise<Blob> {
  return (await call(path, {})).blob()
}
