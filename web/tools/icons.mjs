// Takes the few icons we use out of the whole set, into one typed module per part of the page.
// Run by hand after adding a name: npm run icons. A test fails when the modules are stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { roundPath } from './round_path.mjs'

const parts = {
  kit: {
    soundOn: 'sound-on',
    soundOff: 'sound-off',
    help: 'help',
    menu: 'hamburger-menu',
  },
  'app/daily': { flame: 'flame' },
  'app/home': { players: 'three-friends', time: 'hourglass' },
  'app/empty': { page: 'brick-wall', match: 'closed-doors', past: 'candle-light' },
  'app/ending': { trophy: 'trophy', rematch: 'crossed-swords' },
  'games/delve_and_dash/listing': { dragon: 'spiked-dragon-head' },
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
  },
  'games/extrikate/listing': { pencil: 'pencil' },
  'games/extrikate': {
    heart: 'hearts',
    lostHeart: 'broken-heart',
    coins: 'two-coins',
  },
  'games/dungeon_crawler/listing': { maze: 'maze' },
  'games/dungeon_crawler': {
    heart: 'hearts',
    cards: 'card-play',
    shield: 'shield',
    sword: 'gladius',
    bow: 'bow-string',
    blast: 'explosion-rays',
    steps: 'footsteps',
  },
  'games/dungeon_crawler/table': {
    usual: 'ringing-bell',
    always: 'public-speaker',
    later: 'night-sleep',
  },
  'games/dungeon_crawler/creatures': {
    dreadlander_warlock: 'warlock-hood',
    fire_elemental: 'fire-silhouette',
    gargoyle: 'gargoyle',
    giant_spider: 'angular-spider',
    hellhound: 'hound',
    kobold: 'lizardman',
    minotaur: 'minotaur',
    minotaur_templar: 'black-knight-helm',
    mummy: 'mummy-head',
    skeleton: 'skull-crossed-bones',
    slime: 'slime',
    specter: 'ghost',
    stone_golem: 'rock-golem',
    vampire: 'vampire-dracula',
    villager: 'farmer',
    zombie: 'raise-zombie',
  },
  'games/dungeon_crawler/mat': {
    dwarf_cleric: 'holy-symbol',
    dwarf_explorer: 'miner',
    dwarf_warrior: 'dwarf-face',
    elf_thief: 'hood',
    elf_warrior: 'elf-helmet',
    elf_wizard: 'pointy-hat',
    human_cleric: 'ankh',
    human_thief: 'cloak-dagger',
    human_warrior: 'visored-helm',
    human_wizard: 'wizard-face',
    chest: 'locked-chest',
  },
  'games/plain/listing': { board: 'meeple' },
  'games/dooom/listing': { torch: 'torch' },
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
  const lines = Object.entries(parts[part]).map(
    ([key, name]) => `  ${key}: '${roundPath(path(name))}',`,
  )
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
