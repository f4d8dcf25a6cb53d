/** How the engine of this page is doing, for whoever shows it. */
import type { FromWorker, Trouble } from './messages'

let loading = $state.raw<{ readonly done: number; readonly all: number } | null>(null)
let python = $state('')
let trouble = $state<Trouble | null>(null)

export const engineState = {
  /** The bytes that have come, while they come. */
  get loading(): { readonly done: number; readonly all: number } | null {
    return python ? null : loading
  },
  /** The version that runs here, once it runs. */
  get python(): string {
    return python
  },
  get trouble(): Trouble | null {
    return trouble
  },
}

export function hear(message: FromWorker): void {
  if (message.kind === 'loading') loading = message
  else if (message.kind === 'ready') python = message.python
  else if (message.kind === 'trouble') {
    trouble = message.what
    console.warn(message.why)
  }
}
