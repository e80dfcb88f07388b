import { expect, it, vi } from 'vitest'
import { typedSearch } from './matches-search'

it.each([
  [undefined, 0],
  ['  ', 0],
  ['bell', 1],
])('what is typed as %j asks for the practice’s today %d times', async (typed, times) => {
  const todayOf = vi.fn(() => Promise.resolve({ today: '2026-03-02' }))
  await typedSearch(typed, todayOf)
  expect(todayOf).toHaveBeenCalledTimes(times)
})
