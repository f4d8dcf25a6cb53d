import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import PlayBar from '../../src/app/home/PlayBar.svelte'
import { route } from '../../src/app/router.svelte'
import '../../src/app/words'
import { listing } from '../../src/games/delve_and_dash/listing'
import { chooseWiring, serverWiring } from '../../src/kit/wiring'
import { infoOf } from '../recorded'

// The sheet and the words of refusals are fetched then, which a busy machine takes its time for.
const PATIENT = { timeout: 15_000 }

/** A server that knows everybody and refuses every match for this reason. */
function refuse(error: object): void {
  const answer = (path: string) =>
    path === '/api/guest' ? Response.json({}) : Response.json({ error }, { status: 400 })
  chooseWiring({ ...serverWiring, call: (path) => Promise.resolve(answer(path)) })
}

async function play(): Promise<void> {
  render(PlayBar, { listing, info: infoOf('delve-and-dash') })
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
}

beforeEach(() => localStorage.clear())
afterEach(() => chooseWiring(serverWiring))

test('a refused setting is named where it can be changed', async () => {
  const details = { setting: 'size', given: '99' }
  refuse({ code: 'BAD_SETTING', message: 'size must be …', details })
  await play()
  const alert = await screen.findByText(
    'Board: a whole number from 6 to 20, not “99”.',
    {},
    PATIENT,
  )
  expect(screen.getByRole('dialog').contains(alert)).toBe(true)
})

test('any other refusal stays beside the button', async () => {
  refuse({ code: 'CLOSING', message: 'later' })
  await play()
  await screen.findByText('The server starts anew; try again in a moment.', {}, PATIENT)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who pressed Play on the closed door is not asked again', async () => {
  const asked: string[] = []
  const call = (path: string) => {
    asked.push(path)
    const answer = path === '/api/guest' ? {} : { match: 'm1', invite: null }
    return Promise.resolve(Response.json(answer))
  }
  chooseWiring({ ...serverWiring, call })
  render(PlayBar, { listing, info: infoOf('delve-and-dash'), isEager: true })
  await waitFor(() => expect(route.place).toEqual({ page: 'match', match: 'm1' }))
  expect(asked.filter((path) => path === '/api/matches')).toHaveLength(1)
})

test('what is refused then is said at the button, which has the focus', async () => {
  refuse({ code: 'CLOSING', message: 'later' })
  render(PlayBar, { listing, info: infoOf('delve-and-dash'), isEager: true })
  await screen.findByText('The server starts anew; try again in a moment.', {}, PATIENT)
  const button = screen.getByRole('button', { name: 'Play now' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
