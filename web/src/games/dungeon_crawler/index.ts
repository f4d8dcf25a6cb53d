/** The board of Dungeon Crawler Labyrinth: what the page needs to show a match of it. */
import type { Button, Ending, EndFigure, GameUi, Players, Progress } from '../../kit/game_ui'
import { narrow } from '../../kit/narrow.svelte'
import { offered } from '../../kit/pick'
import type { Choice, CrawlerEvent, CrawlerView } from '../../kit/wire'
import { found, language, named, number } from '../../kit/words.svelte'
import Board from './Board.svelte'
import { isHero, steered } from './box'
import Head from './Head.svelte'
import { icons } from './icons'
import { later } from './later'
import { armsOf } from './mat/arms'
import { iconOf } from './mat/heraldry'
import { walkTime } from './mat/motion'
import { cardName, kindName, nameOf, personIn } from './names'
import Panel from './Panel.svelte'
import { selection } from './selection.svelte'
import { reason, sentence } from './sentences'
import { show } from './show'
import { effects, soundOf } from './sounds'
import { STEPS } from './steps'
import Table from './Table.svelte'
import { words } from './words'

/** What is to be chosen, in a few words. */
function expected(view: CrawlerView, choices: readonly Choice[]): string {
  const w = words()
  const isGone = view.players[view.asked ?? -1]?.cell === null
  if (view.question === 'act' && isGone) return w.questions.off_mat
  if (view.question === 'act' && choices.length > 0) return stillOf(choices)
  if (view.question === 'move' && view.going && isHero(view.going.figure))
    return w.move_on({ points: view.going.points })
  const monster = steered(view)
  if (monster)
    return w.card_task({ card: kindName(monster.figure), task: w.monster_asks[monster.question] })
  const task = named(w.questions, view.question ?? '')
  return view.card === null ? task : w.card_task({ card: cardName(view.card), task })
}

const DEEDS = {
  move: /^(move|push) /,
  attack: /^(melee|shoot|blast) /,
  play: /^play /,
  end: /^done$/,
} as const
/** What the Adventurer may still do: who has moved is not told to move. */
function stillOf(choices: readonly Choice[]): string {
  const all = (Object.keys(DEEDS) as (keyof typeof DEEDS)[])
    .filter((each) => choices.some(({ do: text }) => DEEDS[each].test(text)))
    .map((each) => words().still[each])
  // The end of the turn has its button; it is named where little else is left.
  const possible = all.length > 2 ? all.slice(0, -1) : all
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(possible)
}

function status(view: CrawlerView, players: Players, { choices = [] }: Progress): string {
  const w = words()
  if (view.phase === 'over') return w.over
  if (players.you !== null && view.newcomers.includes(players.you))
    return w.comes_in({ round: view.round + 1 })
  if (view.waiting && view.asked === null) return w.waiting
  if (view.asked === null || view.question === null) return activity(view, players)
  // Where there is little room, what is about to happen says enough: the bar has the answers.
  const moment = narrow.current && view.waiting ? later.now?.momentOf(view, players) : undefined
  return moment ?? w.status({ who: personIn(view.asked, players), task: expected(view, choices) })
}

/** What is being shown, while nobody is asked. */
function activity(view: CrawlerView, players: Players): string {
  const w = words()
  if (view.active === null) return w.before_steps
  // That a turn begins is told by the chronicle, and heard once.
  const step = STEPS[view.step - 1] ?? STEPS[0]
  return w.status({ who: personIn(view.active, players), task: w.step_names[step] })
}

function buttons(view: CrawlerView, choices: readonly Choice[]): readonly Button[] {
  const w = words().buttons
  const isActing = view.question === 'act'
  const canDoMore = choices.some((each) => each.cell !== null)
  const isOnMat = view.players[view.asked ?? -1]?.cell !== null
  const all: Button[] = [
    { do: 'pass', name: w.pass, isMain: true, did: () => later.now?.note(choices) },
    { do: 'spawn', name: isOnMat ? w.teleport : w.spawn, isMain: !isOnMat },
    { do: 'stop', name: w.stop, isMain: true },
    { do: 'done', name: isActing ? w.end_turn : w.done, isMain: !canDoMore },
    { do: 'spare', name: w.spare, isMain: true },
    { do: 'stay', name: w.stay, isMain: false },
    { do: 'pick up', name: w.pick_up, isMain: false, sure: words().sure_pick_up },
  ]
  const chosen = later.now?.confirming(view, choices) ?? []
  // Who has chosen something on the mat confirms it or takes it back.
  if (selection.armed) return chosen
  if (selection.answer !== null) return later.now?.answering(choices) ?? []
  return [...all.filter((each) => offered(choices, each.do)), ...chosen]
}

function ending(view: CrawlerView, players: Players): Ending | null {
  if (!view.ending) return null
  const w = words()
  const { winner } = view.ending
  const text = reason(view.ending.reason, winner, players)
  if (players.you === null)
    return { title: w.wins({ who: personIn(winner, players) }), text, isWin: true }
  const isWin = players.you === winner
  return { title: isWin ? w.victory : w.defeat, text, isWin }
}

function figures(view: CrawlerView, seat: number): EndFigure[] {
  const w = words()
  const laid = view.tiles.filter((each) => each !== null).length
  return [
    { name: w.figures.rounds, value: number(view.round) },
    { name: w.figures.tiles, value: number(laid) },
    { name: w.figures.monsters, value: number(view.monsters.length) },
    { name: w.figures.hand, value: number(view.hands?.[seat]?.length ?? 0) },
  ]
}

/** Whether who is asked sees what nobody else may see: a hand, or the tiles on the Map (H-1, H-4). */
function isSecretTurn(view: CrawlerView): boolean {
  if (view.phase === 'over') return false
  if (view.waiting || view.question === 'pick' || view.question === 'put') return true
  return (view.players[view.asked ?? -1]?.hand ?? 0) > 0
}

/** One full round first; then somebody may sit down, or come back to the seat they left (DC-117). */
function joining(
  view: CrawlerView,
  seat: number | null,
  settings: Readonly<Record<string, string>>,
): ReturnType<NonNullable<GameUi['joining']>> {
  const w = words().joining
  const isReady = view.round > 1
  if (view.phase === 'over') return null
  if (seat === null) return { text: isReady ? w.now : w.early, isReady }
  const hasLeft = view.players[seat]?.playing === false
  return hasLeft && settings['joining'] !== 'off' ? { text: w.back, isReady } : null
}

function keyNames(): readonly (readonly [string, string])[] {
  const { mat_keys, mat_key_help } = words()
  return Object.entries(mat_keys).map(([name, key]) => [key, named(mat_key_help, name)])
}

/** Who plays opens the sheet for their hand, who watches for the table. */
function sheet(view: CrawlerView, players: Players): { name: string; icon: string } {
  const w = words()
  const hasHand = players.mine.includes(view.seat) && view.phase === 'playing'
  return hasHand
    ? { name: w.hand_short({ count: view.hand.length }), icon: icons.cards }
    : { name: w.players_title, icon: icons.cards }
}

export const gameUi: GameUi<CrawlerView, CrawlerEvent> = {
  Board,
  Panel,
  Table,
  zones: { Head, hasHead: (view) => view.phase === 'playing', sheet },
  show,
  drawingTime: (event) => (event.kind === 'walked' ? walkTime(event.path) : 0),
  sentence,
  sound: soundOf,
  refusal: (code) => found(words().refusals, code),
  effects,
  effectNames: () => words().effects,
  status,
  buttons,
  keyNames,
  hasPad: () => false,
  isWayless: true,
  // Before that part is there nobody can have wished for anything.
  reflex: (...asked) => later.now?.reflex(...asked) ?? null,
  draw: null,
  drawOffers: () => [],
  ending,
  figures,
  signOf: (seat, view) => ({
    icon: iconOf(view.players[seat]?.adventurer ?? null),
    colour: armsOf(seat).colour,
  }),
  loadCard: async () => (await import('./finale/card')).paint,
  nameOf,
  hasSecret: () => false,
  isSecretTurn,
  leaving: () => words().leaving,
  joining,
  loadRules: async () => (await import('./rulebook')).chapters(),
  loadAnalysis: async () => (await later.fetch()).analysisUi,
  loadReference: async () => (await import('./reference')).reference(),
  loadLessons: async () => (await import('./lessons')).lessonWords(),
  credit: () => words().credit,
}
