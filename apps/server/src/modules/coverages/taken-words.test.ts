import { expect, it } from 'vitest'
import { takenWords } from './taken-words'

const aetna = { payerName: 'Aetna', priority: 1, effectiveFrom: '2026-01-01', effectiveTo: null }

it.each([
  [aetna, 'Aetna is the first insurance from January 1, 2026'],
  [{ ...aetna, priority: 2 }, 'Aetna is the second insurance from January 1, 2026'],
  [
    { ...aetna, priority: 3, effectiveTo: '2026-03-31' },
    'Aetna is the third insurance from January 1, 2026 to March 31, 2026',
  ],
])('a priority that is taken is named with its payer and days', (taken, words) => {
  expect(takenWords(taken)).toBe(words)
})
