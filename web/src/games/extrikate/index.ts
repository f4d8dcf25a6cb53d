/** The board of Extrikate: what the page needs to show a match of it. */
import type { Button, Ending, EndFigure, GameUi, Players } from '../../kit/game_ui'
import type { Choice, ExtrikateEvent, ExtrikateView } from '../../kit/wire'
import { found, named, number } from '../../kit/words.svelte'
import Board from './Board.svelte'
import { missOf } from './labels'
import { needed, parse } from './lit'
import Panel from './Panel.svelte'
import { letter, nameOf, personIn, reason, rollOff, sentence, sides } from './sentences'
import { show } from './show'
import { effects, soundOf } from './sounds'
import { words } from './words'

/** The shapes of the sheet: circle, triangle, square. */
const SIGNS = [
  { colour: '#8fbdf5', icon: 'M256 76a180 180 0 1 0 1 0z' },
  { colour: '#ff9d92', icon: 'M256 70L460 424H52z' },
  { colour: '#8fe0a8', icon: 'M96 96H416V416H96z' },
] as const

const AT_EDGES = ['move_or_dig', 'dig_only', 'place_wall', 'place_door', 'cave_in']

/** Whether a monster could be bribed: judged by the view that is shown, be it of a moment ago (EX-36). */
const canPay = (view: ExtrikateView): boolean =>
  (view.delvers[view.turn]?.treasure ?? 0) >= view.strength

function status(view: ExtrikateView, players: Players): string {
  const w = words()
  const [acting] = view.acting
  if (acting === undefined) return w.over
  const isPoor = view.step === 'monster' && !canPay(view)
  const task = isPoor ? w.only_fight : named(w.steps, view.step)
  return w.status({ who: personIn(acting, players), task })
}

/** The chance to beat a monster: its number or more on one die (EX-34). */
const chance = (strength: number): string => `${number((100 * (7 - strength)) / 6)} %`

function buttons(view: ExtrikateView, choices: readonly Choice[]): readonly Button[] {
  const w = words()
  const main = (text: string, name: string): Button => ({ do: text, name, isMain: true })
  const other = (text: string, name: string): Button => ({ do: text, name, isMain: false })
  switch (view.step) {
    case 'turn_start': {
      const exit = { ...other('declare exit', w.button_exit), sure: w.sure }
      return [
        main('roll', w.button_roll),
        ...(choices.some((each) => each.do === exit.do) ? [exit] : []),
      ]
    }
    case 'between_rolls':
      return [main('roll', w.button_again), other('end turn', w.button_end)]
    case 'monster': {
      const fight = main('fight', w.button_fight({ odds: chance(view.strength) }))
      return canPay(view)
        ? [fight, other('bribe', w.button_bribe({ count: view.strength }))]
        : [fight]
    }
    case 'cave_in':
      return needed(choices) < 2
        ? []
        : choices.map(({ do: text }) => {
            const wanted = sides(parse(text)?.ways ?? [])
            return other(text, w.button_cave_in({ sides: wanted }))
          })
    default:
      return []
  }
}

/** A cave-in of several walls: one arrow would not say which (EX-30). */
const isOfSeveral = (view: ExtrikateView): boolean => view.step === 'cave_in' && view.strength > 1

/** What an action of the four-way pad is called. */
function padName(text: string): { short: string; long: string } {
  const found = parse(text)
  if (!found) return { short: '', long: text }
  const w = words()
  const [way, ...more] = found.ways
  const long = more.length
    ? w.let_cave_in({ sides: sides(found.ways) })
    : w.do_there({ verb: found.verb, way: letter(way ?? 0) })
  return { short: named(w.verbs, found.verb), long }
}

function ending(view: ExtrikateView, players: Players): Ending | null {
  if (!view.ending) return null
  const w = words()
  const { winners } = view.ending
  const text = reason(view.ending.reason, winners, players)
  if (winners.length === 0) return { title: w.lost, text, isWin: false }
  const isWin = players.you === null || winners.includes(players.you)
  if (!isWin) return { title: w.defeat, text, isWin }
  if (winners.length > 1) return { title: w.draw, text, isWin }
  if (players.you === null)
    return { title: w.wins({ who: personIn(winners[0]!, players) }), text, isWin }
  return { title: view.delvers.length === 1 ? w.escaped : w.victory, text, isWin }
}

function figures(view: ExtrikateView, seat: number, players: Players): EndFigure[] {
  const w = words()
  const own = view.delvers[seat]
  const others = view.delvers.flatMap((each, other) => {
    if (other === seat) return []
    const value = each.status === 'home' ? number(each.treasure) : w.dead
    return [{ name: w.haul({ who: personIn(other, players) }), value }]
  })
  return [
    { name: w.figures.treasure, value: number(own?.treasure ?? 0) },
    { name: w.figures.lives, value: number(own?.lives ?? 0) },
    { name: w.figures.turns, value: number(own?.turns ?? 0) },
    { name: w.figures.rolls, value: number(own?.rolls ?? 0) },
    ...others,
  ]
}

export const gameUi: GameUi<ExtrikateView, ExtrikateEvent> = {
  Board,
  Panel,
  show,
  sentence,
  sound: soundOf,
  refusal: (code) => found(words().refusals, code),
  effects,
  effectNames: () => words().effects,
  opening: (view, players) => rollOff(view, players),
  status,
  buttons,
  hasPad: (view) => AT_EDGES.includes(view.step) && !isOfSeveral(view) && 'always',
  whyNoWay: missOf,
  padName,
  draw: null,
  drawOffers: () => [],
  ending,
  figures,
  signOf: (seat) => SIGNS[seat] ?? SIGNS[0],
  loadCard: async () => (await import('./finale/card')).paint,
  nameOf,
  hasSecret: () => false,
  isSecretTurn: () => false,
  leaving: () => words().leaving,
  loadAnalysis: async () => (await import('./analysis')).analysisUi({ padName, buttons }),
  loadReference: async () => (await import('./reference')).reference(),
  loadLessons: async () => (await import('./lessons')).lessonWords(),
  loadRules: async () => (await import('./rulebook')).chapters(),
  credit: () => words().credit,
}
