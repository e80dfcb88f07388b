import { expect, test } from 'vitest'
import { spanWords } from './span-words'

test.each([
  ['2026-10-19', '2026-11-17', 'Oct 19 – Nov 17, 2026'],
  ['2025-12-20', '2026-01-18', 'Dec 20, 2025 – Jan 18, 2026'],
  ['2026-11-11', '2026-11-17', 'Nov 11 – 17, 2026'],
  ['2026-11-17', '2026-11-17', 'Nov 17, 2026'],
])('from %s to %s is written as %s', (start, end, words) => {
  expect(spanWords({ start, end })).toBe(words)
})
