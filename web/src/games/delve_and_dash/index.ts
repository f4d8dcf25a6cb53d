/** The board of Delve & Dash: what the page needs to show a match of it. */
import type { Ending, EndFigure, GameUi, Players } from '../../kit/game_ui'
import { found, number } from '../../kit/words.svelte'
import type { DelveEvent, DelveView } from '../../kit/wire'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { warriorIcon } from './scene'
import { nameOf, personIn, reason, sentence } from './sentences'
import { show } from './show'
import { effects, soundOf } from './sounds'
import { words } from './words'

function status(view: DelveView, players: Players): string {
  const w = words()
  if (view.phase === 'over') return w.status.over
  if (view.phase === 'choosing') return choosing(view, players)
  const seat = view.acting[0] ?? 0
  if (view.left === 0 && !view.free) return w.status.dragon
  const [who, left] = [personIn(seat, players), view.left]
  if (view.free) return who.is_you ? w.status.free : w.explores_freely({ who })
  if (!who.is_you) return w.status_theirs({ who, left })
  return view.warriors[seat]?.carrying ? w.carry_home({ left }) : w.moves_of_yours({ left })
}

function choosing(view: DelveView, players: Players): string {
  const { status, is_choosing } = words()
  if (players.you !== null) return view.warriors[players.you]?.chosen ? status.wait : status.choose
  return is_choosing({ who: personIn(view.acting[0] ?? 0, players) })
}

function ending(view: DelveView, players: Players): Ending | null {
  if (!view.ending) return null
  const w = words()
  const { winner } = view.ending
  const text = reason(view.ending.reason, winner, players)
  const isDraw = view.ending.reason === 'draw agreed' || view.ending.reason === 'last round played'
  if (winner === null) return { title: isDraw ? w.draw : w.defeat, text, isWin: false }
  if (players.you === null)
    return { title: w.wins({ who: personIn(winner, players) }), text, isWin: true }
  const isWin = players.you === winner
  return { title: isWin ? w.victory : w.defeat, text, isWin }
}

function figures(view: DelveView, seat: number): EndFigure[] {
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
  sentence,
  sound: soundOf,
  refusal: (code) => found(words().refusals, code),
  effects,
  effectNames: () => words().effects,
  status,
  buttons: (view) =>
    view.phase === 'playing'
      ? [{ do: 'next turn', name: words().next_turn, isMain: true, isEarly: view.left > 1 }]
      : [],
  hasPad: (view) => view.phase === 'playing',
  whyNoWay: ({ seat, warriors }) =>
    warriors[seat]?.chosen === false ? words().keys_first : words().refusals.NOT_CHOSEN_YET,
  draw: 'agree draw',
  drawOffers: (view) => view.draw_offers,
  ending,
  figures,
  signOf: (seat, _, players) => ({
    icon: warriorIcon(seat, players),
    colour: seat === 0 ? '#ffe08a' : '#7cc0ff',
  }),
  loadCard: async () => (await import('./finale/card')).paint,
  nameOf,
  hasSecret: (view) => view.phase === 'playing',
  isSecretTurn: (view) => view.phase === 'choosing',
  loadRules: async () => (await import('./rulebook')).chapters(),
  credit: () => words().credit,
  leaving: (view) => words().leaving({ is_alone: view.mode === 'solo' }),
  peek: (who) => words().peek({ who: { name: who, is_you: false } }),
  loadAnalysis: async () => (await import('./analysis')).analysisUi,
  loadReference: async () => (await import('./reference')).reference(),
  loadLessons: async () => (await import('./lessons')).lessonWords(),
}
