/** Keeps all files of the page and of its engine, so that both are there without a network. */
import { addressOf, fetchManifest } from './fetching'

const SHELF = 'waystone-1' // of the service worker
/** What the page asks for by plain names; without its look it would show the dark one first. */
const BESIDE = ['look.js', 'icon.svg', 'manifest.webmanifest', 'files.json']
const KEPT = 'waystone.offline'
const root = new URL('../', import.meta.url).href
const engine = `${root}engine/`
/** This page by the one address that the service worker keeps it under. */
const page = (): string =>
  new URL(location.pathname.replace(/\/?(index\.html)?$/, '/'), location.href).href

/** Every file that has to be there, with its size as it is sent. */
async function needed(): Promise<{ address: string; bytes: number }[]> {
  const list = (await (await fetch(`${root}files.json`)).json()) as Record<string, number>
  const files = Object.entries(list).map(([name, bytes]) => ({ address: root + name, bytes }))
  const { files: parts } = await fetchManifest(engine)
  const scripts = parts.filter(({ name }) => name.endsWith('.mjs'))
  const squeezed = parts.filter(({ name }) => !name.endsWith('.mjs'))
  return [
    { address: page(), bytes: 1000 },
    ...BESIDE.map((name) => ({ address: root + name, bytes: 1000 })),
    { address: `${engine}engine.json`, bytes: 1000 },
    { address: `${engine}games.json`, bytes: 3000 },
    ...scripts.map(({ name, bytes }) => ({ address: engine + name, bytes })),
    ...squeezed.map((file) => ({ address: addressOf(engine, file), bytes: file.bytes })),
    ...files,
  ]
}

/** Whether this browser can keep anything: only behind https, or on the machine itself. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

export const isKept = (): boolean => localStorage.getItem(KEPT) !== null

/** The megabytes that would be kept. */
export async function size(): Promise<number> {
  return (await needed()).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
}

/** Fetch and keep everything; `tell` hears which share of it is there. */
export async function keep(tell: (share: number) => void): Promise<void> {
  const shelf = await caches.open(SHELF)
  const files = await needed()
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const { address, bytes } of files) {
    const isFixed = address.includes('?') || address.includes('/assets/')
    if (!isFixed || !(await shelf.match(address))) await shelf.add(address)
    tell((done += bytes) / all)
  }
  // Parts of an older engine are of no use any more.
  const kept = new Set(files.map(({ address }) => address))
  const old = (await shelf.keys()).filter(({ url }) => url.startsWith(engine) && !kept.has(url))
  await Promise.all(old.map((key) => shelf.delete(key)))
  localStorage.setItem(KEPT, '1')
  // A browser that is short of room then asks before it throws this away.
  await navigator.storage.persist().catch(() => false)
}

/** Remove the engine and the page that needs it; all else is kept as by any visit. */
export async function remove(): Promise<void> {
  localStorage.removeItem(KEPT)
  const shelf = await caches.open(SHELF)
  const keys = await shelf.keys()
  const ours = keys.filter(({ url }) => url.startsWith(engine) || url === `${root}local/`)
  await Promise.all(ours.map((key) => shelf.delete(key)))
}
