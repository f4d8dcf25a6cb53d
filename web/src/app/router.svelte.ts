/** Addresses of the page: few enough to need no library. */
import { isLocal } from '../kit/wiring'

export type Route =
  | {
      readonly page:
        'home' | 'leaderboard' | 'past' | 'player' | 'rules' | 'credits' | 'host' | 'notFound'
    }
  | { readonly page: 'match' | 'replay' | 'analysis'; readonly match: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly page: 'reference'; readonly game: string }
  | { readonly page: 'game'; readonly game: string; readonly name: string }

/** What an address shows. */
export function placeOf(path: string): Route {
  const [, first = '', second = '', third = ''] = path.split('/')
  if (first === '') return { page: 'home' }
  if (first === 'g' && second) return { page: 'match', match: second }
  if (first === 'replay' && second) return { page: 'replay', match: second }
  if (first === 'analysis' && second) return { page: 'analysis', match: second }
  if (first === 'games' && third) return { page: 'game', game: second, name: third }
  if (first === 'reference' && second) return { page: 'reference', game: second }
  if (first === 'learn') return { page: 'learn', game: second, lesson: third }
  const isPlain =
    ['leaderboard', 'past', 'player', 'rules', 'credits', 'host'].includes(first) && !second
  return { page: isPlain ? (first as 'rules') : 'notFound' }
}

/** An address of ours as this page is reached: without a server all stand behind a `?`. */
export const at = (address: string): string =>
  isLocal && address.startsWith('/') ? '?' + address.replace('?', '&') : address

const path = (): string =>
  isLocal
    ? (/^\?(\/[^&=]*)/.exec(decodeURIComponent(location.search))?.[1] ?? '/')
    : location.pathname

let current = $state.raw<Route>(placeOf(path()))

export const route = {
  get place(): Route {
    return current
  },
}

/** Go to an address of ours. */
export function go(address: string): void {
  history.pushState(null, '', at(address))
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  current = placeOf(path())
}

/** Let plain links to our own pages change the page without loading it anew. */
export function watchLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin) return
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    const isHere = link.pathname === location.pathname
    if (link.hash && isHere && link.search === location.search) return
    event.preventDefault()
    go((isLocal && isHere ? '' : link.pathname) + link.search + link.hash)
  })
}
