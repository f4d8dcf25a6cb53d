/** A board for any game without its own: its view as a picture or a list, its actions as they are. */
import type { Ending, EndFigure, GameUi, Players, Progress, Sentence } from '../../kit/game_ui'
import { labelled } from '../../kit/players'
import { tick } from '../../kit/effects'
import type { GameEvent, GameInfo, GameView, Result } from '../../kit/wire'
import { number } from '../../kit/words.svelte'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { isSeat, nameOf, valueOf } from './names'
import type { PlainView } from './picture'
import { plainWords, sentence } from './plain_words'
import { words } from './words'

type PlainEvent = Readonly<Record<string, unknown>> & { readonly kind: string }

/** `You: marked, cell b2.` */
function sentenceOf(event: PlainEvent, view: PlainView, players: Players): Sentence {
  const { kind, seat, ...rest } = event
  const parts = Object.entries(rest).map(
    ([field, value]) => `${plainWords(field)} ${valueOf(field, value, view, players)}`,
  )
  const text = [plainWords(kind), ...parts].join(', ')
  if (!isSeat(seat, players)) return { text: sentence(text), tone: 'plain' }
  return {
    text: labelled(nameOf(seat, players), `${text}.`),
    tone: players.mine.includes(seat) ? 'mine' : 'plain',
  }
}

function status(players: Players, { acting, result }: Progress): string {
  const w = words()
  if (result) return w.over
  if (acting.length === 0) return w.waiting
  const mine = acting.find((seat) => players.mine.includes(seat))
  if (mine === undefined)
    return w.waiting_for({ names: acting.map((seat) => nameOf(seat, players)).join(', ') })
  return players.you === null ? w.turn_of({ name: nameOf(mine, players) }) : w.your_turn
}

function ending({ reason, results }: Result, players: Players): Ending {
  const w = words()
  const text = sentence(reason)
  const winners = results.flatMap((result, seat) => (result === 'win' ? [seat] : []))
  const own = players.you === null ? null : results[players.you]
  if (own === 'win') return { title: w.victory, text, isWin: true }
  if (own === 'draw' || (winners.length === 0 && results.includes('draw')))
    return { title: w.draw, text, isWin: false }
  if (own === 'loss') return { title: w.defeat, text, isWin: false }
  if (winners.length === 0) return { title: w.nobody_wins, text, isWin: false }
  const names = winners.map((seat) => nameOf(seat, players)).join(', ')
  return { title: w.wins({ names }), text, isWin: true }
}

const figures = ({ scores }: Result, players: Players): EndFigure[] =>
  scores.map((score, seat) => ({
    name: words().score({ name: nameOf(seat, players) }),
    value: number(score),
  }))

/** The board of one game; `has_secrets` says whether those who share a device need covers. */
export function plainUi({ has_secrets: hasSecrets }: GameInfo): GameUi {
  const viewOf = (view: GameView): PlainView => view as unknown as PlainView
  return {
    Board,
    Panel,
    show: (view) => view,
    sentence: (event: GameEvent, view, players) =>
      sentenceOf(event as unknown as PlainEvent, viewOf(view), players),
    sound: () => null,
    refusal: () => undefined,
    effects: { tick },
    effectNames: () => words().effects,
    status: (_, players, progress) => status(players, progress),
    buttons: () => [],
    hasPad: () => false,
    isWayless: true,
    draw: null,
    drawOffers: () => [],
    ending: (_, players, { result }) => result && ending(result, players),
    figures: (_, __, players, { result }) => (result ? figures(result, players) : []),
    nameOf,
    hasSecret: () => false,
    isSecretTurn: () => hasSecrets,
    loadRules: () => Promise.resolve([]),
    credit: () => '',
    leaving: () => words().leaving,
  }
}
