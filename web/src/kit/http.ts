/** Calls of the HTTP interface: JSON both ways, failures as errors with the server's own words. */
import type { Failed } from './wire'

export class CallFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T
  const error = await response.json().then(
    (body: Failed) => body.error,
    () => ({ code: `HTTP_${String(response.status)}`, message: response.statusText }),
  )
  throw new CallFailed(error.code, error.message, response.status)
}

export async function ask<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { headers: { Accept: 'application/json' } }))
}

export async function tell<T>(path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json', 'X-Waystone': '1' }
  return answer<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }))
}
