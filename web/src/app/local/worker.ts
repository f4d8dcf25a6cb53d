/** The worker in which Python runs: it keeps the table, or thinks for slow computers. */
import { type Python, startPython } from './engine'
import type { FromWorker, WorkerRole, ToWorker, Trouble } from './messages'
import { openShelf } from './shelf'

/** What the Python side offers; see waystone.local.table. */
interface Table {
  call(method: string, address: string, body: string): Promise<string>
  connect(send: (frame: string) => void): Promise<Session>
}
interface Session {
  take(frame: string): Promise<boolean>
  close(): void
}

const base = new URL('../engine/', self.location.href).href
const place = new URL('..', self.location.href).pathname
const tell = (message: FromWorker): void => self.postMessage(message)
const trouble = (what: Trouble, why: string): void => tell({ kind: 'trouble', what, why })

const versionOf = (python: Python): string => String(python.runPython('sys.version.split()[0]'))

async function startTable(): Promise<(message: ToWorker) => void> {
  const shelf = openShelf(`waystone ${place}`, trouble)
  const python = await startPython(base, (done, all) => tell({ kind: 'loading', done, all }))
  const jobs = new Map<number, (message: ToWorker & { kind: 'thought' }) => void>()
  let ids = 0
  const ask = (job: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = ++ids
      jobs.set(id, ({ text, failure }) => (failure ? reject(new Error(failure)) : resolve(text)))
      tell({ kind: 'think', id, job })
    })
  const { rows, put } = await shelf
  const { opened } = python.pyimport('waystone.local.table')
  const table = (await opened!(rows, put, ask)) as Table
  tell({ kind: 'ready', python: versionOf(python) })

  let session: Promise<Session> | null = null
  /** Frames are taken one after the other. */
  let last: Promise<unknown> = Promise.resolve()
  async function answer(id: number, words: readonly [string, string, string]): Promise<void> {
    try {
      tell({ kind: 'answer', id, text: await table.call(...words) })
    } catch (error) {
      console.error(error)
      tell({ kind: 'answer', id, text: '{"status":500,"media":"text/plain"}\n' })
    }
  }
  return (message) => {
    if (message.kind === 'call') void answer(message.id, message.words)
    else if (message.kind === 'open') {
      session = table.connect((text) => tell({ kind: 'frame', text }))
      tell({ kind: 'opened' })
    } else if (message.kind === 'close') {
      void session?.then((open) => open.close())
      session = null
    } else if (message.kind === 'frame') {
      const { text } = message
      const open = session
      last = last.then(async () => (await open)?.take(text)).catch(console.error)
    } else if (message.kind === 'thought') {
      jobs.get(message.id)?.(message)
      jobs.delete(message.id)
    }
  }
}

async function startThinker(): Promise<(message: ToWorker) => void> {
  const python = await startPython(base, (done, all) => tell({ kind: 'loading', done, all }))
  tell({ kind: 'ready', python: versionOf(python) })
  return (message) => {
    if (message.kind !== 'think' && message.kind !== 'check') return
    const { id, job } = message
    try {
      const text =
        message.kind === 'think'
          ? python.pyimport('waystone.local.thinking')['think_about']!(job)
          : python.pyimport('waystone.local.checking')['check_text']!(job)
      tell({ kind: 'thought', id, text: String(text), failure: '' })
    } catch (error) {
      tell({ kind: 'thought', id, text: '', failure: String(error) })
    }
  }
}

const started = (self.name as WorkerRole) === 'thinker' ? startThinker() : startTable()
started.catch((error: unknown) => trouble('missing', String(error)))
self.onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void started.then((take) => take(data)).catch(() => undefined)
