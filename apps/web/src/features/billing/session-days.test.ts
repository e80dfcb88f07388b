import { expect, test } from 'vitest'
import { sessionDays } from './session-days'

test.each([
  ['2026-11-03', 'November 3'],
  ['2026-11-17', 'November 3 – 17'],
  ['2026-12-01', 'November 3 – December 1'],
])('sessions from November 3 to %s are of %s', (lastOn, words) => {
  expect(sessionDays({ firstOn: '2026-11-03', lastOn })).toBe(words)
})
