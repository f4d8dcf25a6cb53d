import '../kit/theme.css'
import { mount } from 'svelte'
import { applyLook, prefer } from '../kit/settings.svelte'
import { language, speak } from '../kit/words.svelte'
import { askForGames } from '../games'
import App from './App.svelte'
import { route, watchLinks } from './router.svelte'
import { guestOf, speaker } from './session.svelte'
import { chooseWiring, isLocal, serverWiring } from '../kit/wiring'

watchLinks()
if (isLocal)
  chooseWiring({
    ...serverWiring,
    call: async (path, request) => (await import('./local')).call(path, request),
  })
applyLook(document.documentElement)
// A shared result leads to its game.
const shared = new URLSearchParams(location.search).get('game')
if (shared !== null && route.place.page === 'home') prefer({ game: shared })
for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => speaker.unlock(), { once: true, capture: true })

// The form waits for this; a match is followed by whoever is known: ask before the page is drawn.
askForGames().catch(() => undefined)
if (route.place.page === 'match') guestOf().catch(() => undefined)

/** No `await` at the top level: the words of a language import from this file's chunk. */
async function begin(): Promise<void> {
  // Wait for the words of another language: a page that changes its language while read is worse.
  if (language() !== 'en') await speak(language())
  // A task of its own: the browser may answer between reading the script and drawing the page.
  setTimeout(() => mount(App, { target: document.getElementById('app')! }))
}
void begin()

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(new URL('../service-worker.js', import.meta.url)),
  )
