import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Talk, textOf } from '../../src/app/chat/talk.svelte'
import type { Said } from '../../src/kit/wire'
import { speak } from '../../src/kit/words.svelte'

beforeAll(() => speak('en'))
afterAll(() => speak('en'))
beforeEach(() => sessionStorage.clear())

const said = (by: number, name: string, text: string, phrase: string | null = null): Said => ({
  kind: 'said',
  match: 'm',
  by,
  name,
  text,
  phrase,
  at: 1,
})

test('quick words are read in one’s own language, others as they were written', async () => {
  const phrase = said(0, 'Ada', 'Good luck!', 'good-luck')
  await speak('de')
  expect(textOf(phrase)).toBe('Viel Glück!')
  await speak('fr')
  expect(textOf(phrase)).toBe('Bonne chance !')
  expect(textOf(said(0, 'Ada', 'Hi'))).toBe('Hi')
  expect(textOf(said(0, 'Ada', 'From a newer server', 'brand-new'))).toBe('From a newer server')
})

test('what others say out of sight is counted until it is seen', () => {
  const talk = new Talk('m')
  talk.add(said(0, 'Me', 'hello'), true)
  talk.add(said(1, 'Bo', 'hi'), false)
  talk.add(said(1, 'Bo', 'there'), false)
  expect([talk.unread, talk.newest?.text]).toEqual([2, 'there'])
  talk.see(true)
  expect([talk.unread, talk.newest]).toEqual([0, null])
  talk.add(said(1, 'Bo', 'again'), false)
  expect(talk.unread).toBe(0)
})

test('who is muted is not heard, until everybody is again', () => {
  const talk = new Talk('m')
  talk.restore([said(1, 'Bo', 'old'), said(31, 'Eve', 'seen')])
  talk.mute(said(1, 'Bo', 'old'))
  talk.add(said(1, 'Bo', 'new'), false)
  expect([talk.lines.map(({ text }) => text), talk.unread]).toEqual([['seen'], 0])
  talk.hearAll()
  expect(talk.lines).toHaveLength(3)
})

test('who was muted stays so after a reload, in that match alone', () => {
  const bo = said(1, 'Bo', 'old')
  new Talk('m').mute(bo)
  const [again, elsewhere] = [new Talk('m'), new Talk('other')]
  for (const talk of [again, elsewhere]) talk.restore([bo])
  expect([again.lines, elsewhere.lines]).toEqual([[], [bo]])
  expect([again.hasMuted, elsewhere.hasMuted]).toEqual([true, false])
  again.hearAll()
  expect(new Talk('m').hasMuted).toBe(false)
})

test('a mute follows into the rematch, where seats have changed, and is lifted there alone', () => {
  const talk = new Talk('m')
  talk.mute(said(1, 'Bo', 'old'))
  talk.carryTo('rematch')
  const [bo, eve] = [said(0, 'Bo', 'new'), said(31, 'Bo', 'watches, with the same name')]
  const rematch = new Talk('rematch')
  rematch.restore([bo, eve])
  expect(rematch.lines).toEqual([eve])
  rematch.hearAll()
  talk.carryTo('rematch')
  expect(new Talk('rematch').hasMuted).toBe(false)
})
