/** The workers in which Python runs: one keeps the table, one thinks and checks. */
import type { FromWorker, WorkerRole, ToWorker } from './messages'
import { hear } from './state.svelte'

export function startWorker(name: WorkerRole): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })
}

/** So long it may be of use again; a second Python takes too much room to be kept for nothing. */
const IDLE_SECONDS = 60
let thinker: Worker | null = null
let idle: ReturnType<typeof setTimeout>
let ids = 0
const waiting = new Map<number, (answer: FromWorker) => void>()

function started(): Worker {
  if (thinker !== null) return thinker
  thinker = startWorker('thinker')
  thinker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    hear(data)
    if (data.kind === 'thought') {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
      if (waiting.size === 0) idle = setTimeout(endThinker, IDLE_SECONDS * 1000)
    } else if (data.kind === 'trouble') {
      for (const tell of waiting.values()) tell(data)
      waiting.clear()
      endThinker() // the next one may find the network again
    }
  }
  return thinker
}

function endThinker(): void {
  thinker?.terminate()
  thinker = null
}

/** Ask the worker that thinks; started when it is first needed. */
export function askThinker(kind: 'think' | 'check', job: string): Promise<string> {
  const id = ++ids
  clearTimeout(idle)
  return new Promise((resolve, reject) => {
    waiting.set(id, (answer) => {
      if (answer.kind === 'thought' && !answer.failure) resolve(answer.text)
      else reject(new Error(answer.kind === 'thought' ? answer.failure : 'no engine here'))
    })
    started().postMessage({ kind, id, job } satisfies ToWorker)
  })
}
