/**
 * What this device keeps: texts by their keys, in IndexedDB. Only the page that opened it last may
 * write, so that two of them never mix two tables. Where nothing can be kept, all goes on in memory.
 */
import type { Trouble } from './messages'

const ROWS = 'rows'
const OWNER = 'owner'

export class Taken extends Error {}

export type Rows = Record<string, string | null>

export interface Shelf {
  /** All that is kept, as JSON. */
  readonly rows: string
  /** Keep these rows, all or none. */
  put(rows: string): Promise<void>
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('storage'))
  })
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS)
  return asked(request)
}

/** From now on this page is the one that writes; what was kept before. */
async function takeOver(database: IDBDatabase, owner: string): Promise<string> {
  const transaction = database.transaction(ROWS, 'readwrite')
  const store = transaction.objectStore(ROWS)
  store.put(owner, OWNER)
  const [keys, texts] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())])
  await done(transaction)
  const rows = keys.map((key, at) => [String(key), String(texts[at])] as const)
  return JSON.stringify(Object.fromEntries(rows.filter(([key]) => key !== OWNER)))
}

async function write(database: IDBDatabase, owner: string, rows: Rows): Promise<void> {
  const transaction = database.transaction(ROWS, 'readwrite')
  const store = transaction.objectStore(ROWS)
  if ((await asked(store.get(OWNER))) !== owner) {
    transaction.abort()
    throw new Taken()
  }
  for (const [key, text] of Object.entries(rows))
    if (text === null) store.delete(key)
    else store.put(text, key)
  await done(transaction)
}

/** Take the lock from whichever page has it; `lost` hears when the next one does the same. */
function beTheOne(name: string, lost: () => void): void {
  // Where there are no locks, a page finds out when it wants to write.
  const locks = (navigator as Partial<Navigator>).locks
  const forEver = (): Promise<void> => new Promise(() => undefined)
  locks?.request(name, { steal: true }, forEver).catch(lost)
}

/** Open what this device keeps; `tell` hears once if it keeps nothing, or no longer. */
export async function openShelf(
  name: string,
  tell: (what: Trouble, why: string) => void,
): Promise<Shelf> {
  const owner = `${String(Date.now())}-${String(Math.random())}`
  try {
    const database = await opened(name)
    let keeps = true
    beTheOne(name, () => {
      keeps = false
      tell('taken', 'opened in another window')
    })
    const rows = await takeOver(database, owner)
    const put = async (text: string): Promise<void> => {
      if (!keeps) return
      try {
        await write(database, owner, JSON.parse(text) as Rows)
      } catch (error) {
        keeps = false
        tell(error instanceof Taken ? 'taken' : 'forgets', String(error))
        if (error instanceof Taken) throw error
      }
    }
    return { rows, put }
  } catch (error) {
    tell('forgets', String(error))
    return { rows: '{}', put: () => Promise.resolve() }
  }
}
