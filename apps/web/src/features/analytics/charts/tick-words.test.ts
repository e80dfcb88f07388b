import { expect, test } from 'vitest'
import { tickWords } from './tick-words'

test.each([
  [1_250_000, 'cents', '$12.5K'],
  [-50_000, 'cents', '−$500'],
  [74_750, 'cents', '$748'],
  [90, 'minutes', '1.5 h'],
  [1500, 'count', '1.5K'],
  [40, 'percent', '40%'],
  [2, 'days', '2 days'],
] as const)('%d in %s is %s beside an axis', (value, unit, words) => {
  expect(tickWords(value, { unit, currency: 'USD' })).toBe(words)
})
