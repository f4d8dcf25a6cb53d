import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.documentElement.dataset['local'] = ''
})
afterEach(() => {
  delete document.documentElement.dataset['local']
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

test('without a server all addresses stand behind a ?', async () => {
  const { at } = await import('../../../src/app/router.svelte')
  expect(at('/')).toBe('?/')
  expect(at('/rules#chapter-2')).toBe('?/rules#chapter-2')
  expect(at('/replay/abc?t=5')).toBe('?/replay/abc&t=5')
  expect(at('#content')).toBe('#content')
})

test.each([
  ['', 'home'],
  ['?game=dooom', 'home'],
  ['?/', 'home'],
  ['?/rules', 'rules'],
  ['?/g/abc', 'match'],
  ['?/replay/abc&t=5', 'replay'],
  // As a browser writes it whose query was changed by name.
  ['?%2Freplay%2Fabc=&t=5', 'replay'],
  ['?/nonsense', 'notFound'],
])('%s shows %s', async (search, page) => {
  history.replaceState(null, '', `/below/${search}`)
  const { route } = await import('../../../src/app/router.svelte')
  expect(route.place.page).toBe(page)
})

test('going somewhere stays below the path of the page', async () => {
  history.replaceState(null, '', '/below/')
  const { go, route } = await import('../../../src/app/router.svelte')
  go('/g/abc#word')
  expect(location.pathname + location.search + location.hash).toBe('/below/?/g/abc#word')
  expect(route.place).toEqual({ page: 'match', match: 'abc' })
})

test('links are written anew as they appear, and when they change', async () => {
  const { rewriteLinks } = await import('../../../src/app/local/links')
  document.body.innerHTML = '<a href="/rules">1</a>'
  rewriteLinks(document.body)
  const part = document.createElement('p')
  part.innerHTML = '<a href="/g/abc?x=1">2</a><a href="#here">3</a><a href="https://e.org/">4</a>'
  document.body.append(part)
  const links = (): (string | null)[] =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  await vi.waitFor(() => {
    expect(links()).toEqual(['?/rules', '?/g/abc&x=1', '#here', 'https://e.org/'])
  })
  document.querySelector('a')!.setAttribute('href', '/past')
  await vi.waitFor(() => {
    expect(links()[0]).toBe('?/past')
  })
})
