import { expect, test } from 'vitest'
import { longerRange, spanWords } from './range-words'

test.each([
  ['2026-10-19', '2026-11-17', 'Oct 19 – Nov 17, 2026'],
  ['2025-12-20', '2026-01-18', 'Dec 20, 2025 – Jan 18, 2026'],
  ['2026-11-11', '2026-11-17', 'Nov 11 – 17, 2026'],
  ['2026-11-17', '2026-11-17', 'Nov 17, 2026'],
])('from %s to %s is written as %s', (start, end, words) => {
  expect(spanWords({ start, end })).toBe(words)
})

test.each([
  ['2026-11-11', 'last-30-days'],
  ['2026-10-19', 'last-90-days'],
  ['2026-06-01', 'last-year'],
  ['2024-01-01', undefined],
])('the next longer range than one since %s is %s', (start, longer) => {
  expect(longerRange({ start, end: '2026-11-17' }, '2026-11-17')).toBe(longer)
})
