import { afterEach, expect, test } from 'vitest'
import { ask, CallFailed, fetchFile, tell, tellText } from '../../src/kit/http'
import { Link } from '../../src/kit/link'
import { chooseWiring, serverWiring, type Socket, type Wiring } from '../../src/kit/wiring'

/** An engine in the page itself: it answers calls and never opens a connection. */
function engine(answer: (path: string) => Response): Wiring & { readonly calls: unknown[] } {
  const calls: unknown[] = []
  return {
    calls,
    call: (path, { method = 'GET', body = null }) => {
      calls.push([method, path, body])
      return Promise.resolve(answer(path))
    },
    open: () => {
      calls.push('socket')
      return { close: () => undefined } as Socket
    },
  }
}

afterEach(() => chooseWiring(serverWiring))

test('a page with an engine of its own makes every call without a server', async () => {
  const own = engine((path) => Response.json({ path }))
  chooseWiring(own)
  expect(await ask('/api/games')).toEqual({ path: '/api/games' })
  expect(await tell('/api/matches', { game: 'x' })).toEqual({ path: '/api/matches' })
  expect(await tellText('/api/check', 'a text')).toEqual({ path: '/api/check' })
  expect(await (await fetchFile('/api/record')).text()).toBe('{"path":"/api/record"}')
  expect(own.calls).toEqual([
    ['GET', '/api/games', null],
    ['POST', '/api/matches', '{"game":"x"}'],
    ['POST', '/api/check', 'a text'],
    ['GET', '/api/record', null],
  ])
})

test('the socket of a link that was made before is opened on the chosen wiring', () => {
  const link = new Link()
  const own = engine(() => Response.json({}))
  chooseWiring(own)
  link.start()
  link.stop()
  expect(own.calls).toEqual(['socket'])
})

test('a refusal comes with its code and sentence, whoever answers', async () => {
  const details = { setting: 'size', given: '99' }
  const error = { code: 'BAD_SETTING', message: 'from 6 to 20', details }
  chooseWiring(engine(() => Response.json({ error }, { status: 400 })))
  const refused = await tell('/api/matches', {}).catch((caught: unknown) => caught)
  expect(refused).toBeInstanceOf(CallFailed)
  expect(refused).toMatchObject({ ...error, status: 400 })
})

test('an answer that is no JSON is a failure by its status', async () => {
  chooseWiring(engine(() => new Response('<h1>', { status: 502, statusText: 'Bad Gateway' })))
  await expect(ask('/api/games')).rejects.toMatchObject({
    code: 'HTTP_502',
    message: 'Bad Gateway',
  })
})
