import { vi } from 'vitest'

/** Gives the test a screen that is narrower than a tablet. */
export const narrowScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
