// Takes the few icons we use out of the whole set, into one typed module per part of the page.
// Run by hand after adding a name: npm run icons. A test fails when the modules are stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const parts = {
  kit: {
    soundOn: 'sound-on',
    soundOff: 'sound-off',
    help: 'help',
    settings: 'cog',
    menu: 'hamburger-menu',
    chat: 'chat-bubble',
    link: 'linked-rings',
    trophy: 'trophy',
    clock: 'hourglass',
    eye: 'eyeball',
    steps: 'footsteps',
  },
  'games/delve_and_dash/card': { dragon: 'spiked-dragon-head' },
  'games/delve_and_dash': {
    warrior1: 'visored-helm',
    warrior2: 'viking-helmet',
    computer: 'robot-helmet',
    ghost: 'dragon-spiral',
    breath: 'dragon-breath',
    gem: 'floating-crystal',
    hint: 'sparkles',
    chest: 'locked-chest',
    heart: 'hearts',
    lostHeart: 'broken-heart',
    clash: 'crossed-swords',
    tomb: 'tombstone',
  },
  'games/extrikate/card': { pencil: 'pencil' },
  'games/extrikate': {
    heart: 'hearts',
    lostHeart: 'broken-heart',
    coins: 'two-coins',
  },
  'games/dooom/card': { torch: 'torch' },
  'games/dooom': {
    seat1: 'visored-helm',
    seat2: 'viking-helmet',
    seat3: 'spartan',
    seat4: 'hood',
    seat5: 'robot-helmet',
    seat6: 'pointy-hat',
    seat7: 'barbute',
    seat8: 'light-helm',
    stranger: 'cowled',
    exit: 'dungeon-gate',
    gold: 'two-coins',
    potion: 'health-potion',
    sword: 'broadsword',
    armour: 'chest-armor',
    lantern: 'lantern-flame',
    heart: 'hearts',
    tomb: 'tombstone',
    clash: 'crossed-swords',
  },
}

const here = fileURLToPath(new URL('..', import.meta.url))
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')),
)

function path(name) {
  const body = set.icons[name]?.body
  const found = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)
  if (!found) throw new Error(`no single-path icon ${name}: ${body?.slice(0, 80)}`)
  return found[1]
}

export function moduleFor(part) {
  const lines = Object.entries(parts[part]).map(([key, name]) => `  ${key}: '${path(name)}',`)
  return [
    '// Made by tools/icons.mjs from game-icons.net (CC BY 3.0): do not edit.',
    'export const icons = {',
    ...lines,
    '} as const',
    '',
  ].join('\n')
}

export const modules = Object.keys(parts).map((part) => ({
  file: `${here}src/${part}/icons.ts`,
  text: moduleFor(part),
}))

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text } of modules) writeFileSync(file, text)
