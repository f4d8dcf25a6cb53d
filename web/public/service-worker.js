// Files with a checksum in their name never change: cache first. The page itself: network first,
// so that a new version shows at once, and the last one when there is no network.
const SHELF = 'waystone-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add('/'))
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
  const found = await shelf.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await shelf.put(request, fresh.clone())
  return fresh
}

async function page(request) {
  const shelf = await caches.open(SHELF)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await shelf.put('/', fresh.clone())
    return fresh
  } catch {
    return (await shelf.match('/')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromShelf(request))
})
