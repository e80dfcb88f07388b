import { expect, test } from 'vitest'
import { longerRange } from './range-words'

test.each([
  ['2026-11-11', 'last-30-days'],
  ['2026-10-19', 'last-90-days'],
  ['2026-06-01', 'last-year'],
  ['2024-01-01', undefined],
])('the next longer range than one since %s is %s', (start, longer) => {
  expect(longerRange({ start, end: '2026-11-17' }, '2026-11-17')).toBe(longer)
})
