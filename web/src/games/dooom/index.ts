/** The board of Dungeon of Dooom: what the page needs to show a match of it. */
import type { Button, Ending, EndFigure, GameUi, Players } from '../../kit/game_ui'
import type { Choice, DooomEvent, DooomView } from '../../kit/wire'
import { found, number } from '../../kit/words.svelte'
import Board from './Board.svelte'
import { chartOf, standing, thingOf, type Thing } from './chart'
import { parse } from './lit'
import { colourOf, shapeOf } from './looks'
import Panel from './Panel.svelte'
import { goalOf, letter, nameOf, onlyFor, personIn, reason, sentence } from './sentences'
import { show } from './show'
import { effects, soundOf } from './sounds'
import { words } from './words'

const KEYS: Readonly<Record<string, string>> = { e: 'pick up', g: 'pick up', ' ': 'end turn' }

function status(view: DooomView, players: Players): string {
  const w = words()
  if (view.phase === 'over') return w.over
  const [acting] = view.acting
  if (acting === undefined) return w.status_waiting
  const who = personIn(acting, players)
  if (view.own && acting === view.seat) return w.status({ who, ap: view.own.ap })
  const isDead = players.you !== null && view.status[players.you] === 'dead'
  return isDead ? w.status_dead({ who }) : w.status_theirs({ who })
}

/** What lies below the figure of this view. */
function below(view: DooomView): Thing | null {
  const here = standing(view)
  return (here && thingOf(chartOf(view)?.letter(here.row, here.column) ?? '')) ?? null
}

function buttons(view: DooomView, choices: readonly Choice[]): readonly Button[] {
  if (view.phase !== 'running' || !view.own) return []
  const w = words()
  const thing = below(view)
  const mayTake = thing !== null && choices.some((each) => each.do === 'pick up')
  return [
    ...(mayTake ? [{ do: 'pick up', name: w.pick_up[thing], isMain: true }] : []),
    { do: 'end turn', name: w.end_turn, isMain: !mayTake, isEarly: view.own.ap > 1 },
  ]
}

/** What an action of the four-way pad is called. */
function padName(text: string): { short: string; long: string } {
  const w = words()
  const found = parse(text)
  if (!found) return { short: '', long: text }
  const long = w.do_there({ verb: found.verb, way: letter(found.way) })
  return { short: found.verb === 'attack' ? w.attack_short : '', long }
}

function ending(view: DooomView, players: Players): Ending | null {
  if (!view.ending) return null
  const w = words()
  const { winner } = view.ending
  const text = reason(view.ending.reason, winner, players)
  if (winner === null) return { title: w.nobody_wins, text, isWin: false }
  if (players.you === null)
    return { title: w.wins({ who: personIn(winner, players) }), text, isWin: true }
  if (winner === players.you) return { title: w.victory, text, isWin: true }
  const isDead = view.status[players.you] !== 'alive'
  return { title: isDead ? w.death : w.defeat, text, isWin: false }
}

function figures(view: DooomView, seat: number): EndFigure[] {
  const w = words().figures
  const own = view.whole?.figures.find((each) => each.seat === seat)
  return [
    { name: w.gold, value: `${number(own?.gold ?? 0)} / ${number(view.goal)}` },
    { name: w.hit_points, value: number(own?.hp ?? 0) },
    { name: w.rounds, value: number(view.round) },
  ]
}

function keyNames(): readonly (readonly [string, string])[] {
  const { keys, key_help } = words()
  const names = ['ways', 'walk', 'take', 'end', 'drag'] as const
  return names.map((name) => [keys[name], key_help[name]])
}

export const gameUi: GameUi<DooomView, DooomEvent> = {
  Board,
  Panel,
  show,
  sentence,
  onlyFor,
  sound: soundOf,
  refusal: (code) => found(words().refusals, code),
  effects,
  effectNames: () => words().effects,
  opening: (view) => [goalOf(view, 0)],
  status,
  buttons,
  keys: KEYS,
  keyNames,
  hasPad: (view) => view.phase === 'running' && view.own !== null && 'always',
  padName,
  draw: null,
  drawOffers: () => [],
  ending,
  figures,
  signOf: (seat) => ({ icon: shapeOf(seat), colour: colourOf(seat) }),
  loadCard: async () => (await import('./finale/card')).paint,
  nameOf,
  hasSecret: () => false,
  isSecretTurn: (view) => view.phase === 'running',
  leaving: () => words().leaving,
  loadAnalysis: async () => (await import('./analysis')).analysisUi,
  loadReference: async () => (await import('./reference')).reference(),
  loadLessons: async () => (await import('./lessons')).lessonWords(),
  loadRules: async () => (await import('./rulebook')).chapters(),
  credit: () => words().credit,
}
