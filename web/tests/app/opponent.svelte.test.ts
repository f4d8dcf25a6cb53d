import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultForm, type FormState } from '../../src/app/home/form'
import Opponent from '../../src/app/sheet/Opponent.svelte'
import '../../src/app/words'
import { listing } from '../../src/games/extrikate/listing'
import { chooseWiring, serverWiring } from '../../src/kit/wiring'
import type { FairOpponent, GameInfo } from '../../src/kit/wire'
import { infoOf } from '../recorded'

const recorded = infoOf('extrikate')
const info: GameInfo = {
  ...recorded,
  bots: recorded.bots.map((bot, at) => ({ ...bot, rating: 1300 + 50 * at })),
}
const fair: FairOpponent = { bot: 'easy', rating: 1400, strength: 1410, matches: 4 }

function answer(response: () => Response): string[] {
  const asked: string[] = []
  const call = (path: string): Promise<Response> => {
    asked.push(path)
    return Promise.resolve(response())
  }
  chooseWiring({ ...serverWiring, call })
  return asked
}

function open(shown = info): FormState {
  const form: FormState = $state(defaultForm(shown, listing))
  render(Opponent, { listing, info: shown, form })
  return form
}

beforeEach(() => localStorage.clear())
afterEach(() => chooseWiring(serverWiring))

test('the strength of who is chosen stands beside what they are like', () => {
  const form = open()
  const at = info.bots.findIndex(({ name }) => name === form.bot)
  screen.getByText(new RegExp(`; strength ${String(1300 + 50 * at)}$`))
})

test('a fair match chooses the bot and says by what', async () => {
  const asked = answer(() => Response.json(fair))
  const form = open()
  await fireEvent.click(screen.getByRole('button', { name: 'A fair match' }))
  await screen.findByText('By your results here you are worth about 1410.')
  expect(asked).toEqual(['/api/games/extrikate/fair'])
  expect(form.bot).toBe('easy')
})

test('who has met no bot is told so', async () => {
  answer(() => Response.json({ ...fair, matches: 0 }))
  open()
  await fireEvent.click(screen.getByRole('button', { name: 'A fair match' }))
  await screen.findByText(/You have not met a bot here yet/)
})

test('a refusal is told where the button is', async () => {
  const error = { code: 'CLOSING', message: 'later' }
  answer(() => Response.json({ error }, { status: 503 }))
  open()
  await fireEvent.click(screen.getByRole('button', { name: 'A fair match' }))
  await screen.findByText('The server starts anew; try again in a moment.')
})

test('where nobody was measured there is nothing to choose by', () => {
  open({ ...info, bots: info.bots.map((bot) => ({ ...bot, rating: null })) })
  expect(screen.queryByRole('button', { name: 'A fair match' })).toBeNull()
})
