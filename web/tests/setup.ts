import { vi } from 'vitest'

// happy-dom knows no media queries that match; tests may say otherwise.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
