import { expect, test } from 'vitest'
import { placeOf } from '../../src/app/router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/g/k3f9', { page: 'match', match: 'k3f9' }],
  ['/replay/k3f9', { page: 'replay', match: 'k3f9' }],
  ['/past', { page: 'past' }],
  ['/rules', { page: 'rules' }],
  ['/games/dooom/maps', { page: 'own', game: 'dooom', name: 'maps' }],
  ['/games/dooom', { page: 'nowhere' }],
  ['/g/', { page: 'nowhere' }],
  ['/rules/more', { page: 'nowhere' }],
  ['/else', { page: 'nowhere' }],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place)
})
