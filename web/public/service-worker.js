// Files with a checksum in their address never change: cache first. The page itself: network first,
// so that a new version shows at once, and the last one when there is no network. Where the page
// that plays without a server was kept (`local/`), it stands in for all others meanwhile.
const SHELF = 'waystone-1'
const base = new URL('./', location).pathname
const LOCAL = `${base}local/`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add(base))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

async function fromShelf(request) {
  const shelf = await caches.open(SHELF)
  // Who found a file damaged asks past all that was kept.
  const found = request.cache === 'reload' ? undefined : await shelf.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await shelf.put(request, fresh.clone())
  return fresh
}

/** Fresh where there is a network, else as it was last. */
async function newest(request, key, instead) {
  const shelf = await caches.open(SHELF)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await shelf.put(key, fresh.clone())
    return fresh
  } catch {
    return (await instead?.(shelf)) ?? (await shelf.match(key)) ?? Response.error()
  }
}

function page(request) {
  const { pathname, search } = new URL(request.url)
  if (`${pathname}/`.startsWith(LOCAL)) return newest(request, LOCAL)
  const address = `${LOCAL}?/${pathname.slice(base.length)}${search.replace('?', '&')}`
  return newest(request, base, async (shelf) =>
    (await shelf.match(LOCAL)) ? Response.redirect(address) : undefined,
  )
}

/** Files beside the page that keep their names: its look, its icon, the list of its files. */
const isBeside = (pathname) =>
  /^[\w-]+\.(js|json|svg|webmanifest)$/.test(pathname.slice(base.length))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const below = (folder) => pathname.startsWith(base + folder)
  if (request.method !== 'GET' || origin !== location.origin || below('api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (below('assets/') || (below('engine/') && search)) event.respondWith(fromShelf(request))
  else if (below('engine/') || isBeside(pathname)) event.respondWith(newest(request, request))
})
