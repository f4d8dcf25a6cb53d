/**
 * How this page reaches the engine: calls, and a socket for what happens. By default both lead to
 * the server that the page came from. A page whose engine runs elsewhere, such as in a worker,
 * chooses another wiring before it makes its first call, and needs no server.
 */

/** As much of a WebSocket as is used. */
export type Socket = Pick<
  WebSocket,
  'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'
>

export interface Wiring {
  /** Answer a call; the promise fails only where nobody can be reached. */
  readonly call: (path: string, request: RequestInit) => Promise<Response>
  readonly open: () => Socket
}

export const serverWiring: Wiring = {
  call: (path, request) => fetch(path, request),
  open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/api/socket'),
}

/** Whether there is no server at all; such a page says so in its first line. */
export const isLocal = 'local' in document.documentElement.dataset

let current = serverWiring

/** The wiring in use. */
export const wiring = (): Wiring => current

/** The one place where another wiring is chosen. */
export function chooseWiring(chosen: Wiring): void {
  current = chosen
}
