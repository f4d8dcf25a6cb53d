/** The board of Delve & Dash: what the page needs to show a match of it. */
import type { Players, GameUi, Figure, TutorialScript } from '../../kit/game_ui'
import { number } from '../../kit/words.svelte'
import type { DelveEvent, DelveView } from '../../kit/wire'
import Board from './Board.svelte'
import { pace } from './pace'
import Panel from './Panel.svelte'
import { nameOf, reason, sentence } from './sentences'
import { show } from './show'
import { effects, soundOf } from './sounds'
import { words } from './words'

function status(view: DelveView, players: Players): string {
  const w = words().status
  if (view.phase === 'over') return w.over
  if (view.phase === 'choosing') return choosing(view, players)
  const seat = view.acting[0] ?? 0
  if (view.left === 0 && !view.free) return w.dragon
  const isYours = players.you === seat
  if (view.free) return isYours ? w.free : w.freeOf(nameOf(seat, players))
  if (!isYours) return w.theirs(nameOf(seat, players), view.left)
  return view.warriors[seat]?.carrying ? w.carry(view.left) : w.yours(view.left)
}

function choosing(view: DelveView, players: Players): string {
  const w = words().status
  if (players.you !== null) return view.warriors[players.you]?.chosen ? w.wait : w.choose
  return w.chooseOther(nameOf(view.acting[0] ?? 0, players))
}

function ending(view: DelveView, players: Players): ReturnType<GameUi['ending']> {
  if (!view.ending) return null
  const w = words()
  const { winner } = view.ending
  const text = reason(view.ending.reason, winner, players)
  const isDraw = view.ending.reason === 'draw agreed' || view.ending.reason === 'last round played'
  if (winner === null) return { title: isDraw ? w.draw : w.defeat, text, isWin: false }
  if (players.you === null) return { title: w.wins(nameOf(winner, players)), text, isWin: true }
  const isWin = players.you === winner
  return { title: isWin ? w.victory : w.defeat, text, isWin }
}

function figures(view: DelveView, seat: number): Figure[] {
  const w = words().figures
  const warrior = view.warriors[seat]
  const explored = view.secrets?.explored ?? 0
  return [
    { name: w.moves, value: number(warrior?.moves ?? 0) },
    { name: w.deaths, value: number(warrior?.deaths ?? 0) },
    { name: w.explored, value: `${number(explored)} %` },
    ...(view.mode === 'solo' ? [] : [{ name: w.rounds, value: number(view.round) }]),
  ]
}

export const gameUi: GameUi<DelveView, DelveEvent> = {
  Board,
  Panel,
  show,
  pace,
  sentence,
  sound: soundOf,
  effects,
  effectNames: () => words().effects,
  status,
  turnOf: (view) => (view.phase === 'playing' ? (view.acting[0] ?? null) : null),
  buttons: (view) =>
    view.phase === 'playing' ? [{ do: 'next turn', name: words().nextTurn, isMain: true }] : [],
  hasPad: (view) => view.phase === 'playing',
  draw: 'agree draw',
  drawOffers: (view) => view.draw_offers,
  ending,
  figures,
  nameOf,
  hasSecret: (view) => view.phase === 'playing',
  isSecretTurn: (view) => view.phase === 'choosing',
  loadRules: async () => (await import('./rulebook')).chapters(),
  credit: () => words().credit,
  leaving: (view) => words().leaving(view.mode === 'solo'),
  peek: (who) => words().peek(who),
  loadTutorial: async () =>
    (await import('./tutorial.json')).default as unknown as TutorialScript<DelveView, DelveEvent>,
  lesson: (key) => words().lessons[key as keyof ReturnType<typeof words>['lessons']],
}
