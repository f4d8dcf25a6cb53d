import { expect, test } from 'vitest'
import { placeOf } from '../../src/app/router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/g/k3f9', { page: 'match', match: 'k3f9' }],
  ['/replay/k3f9', { page: 'replay', match: 'k3f9' }],
  ['/past', { page: 'past' }],
  ['/reference/dooom', { page: 'reference', game: 'dooom' }],
  ['/learn', { page: 'learn', game: '', lesson: '' }],
  ['/learn/dooom', { page: 'learn', game: 'dooom', lesson: '' }],
  ['/learn/dooom/first', { page: 'learn', game: 'dooom', lesson: 'first' }],
  ['/rules', { page: 'rules' }],
  ['/games/dooom/maps', { page: 'game', game: 'dooom', name: 'maps' }],
  ['/games/dooom', { page: 'notFound' }],
  ['/g/', { page: 'notFound' }],
  ['/rules/more', { page: 'notFound' }],
  ['/else', { page: 'notFound' }],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})
