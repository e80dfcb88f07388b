import { describe, expect, it } from 'vitest'
import { amountInWords } from './report-amount'

describe('an amount in words', () => {
  it.each([
    ['cents', 123_450, '$1,234.50'],
    ['cents', -5, '−$0.05'],
    ['percent', 87.5, '87.5%'],
    ['percent', 100, '100%'],
    ['count', 1234, '1,234'],
    ['count', 3.4, '3.4'],
    ['minutes', 0, '0 min'],
    ['minutes', 50, '50 min'],
    ['minutes', 60, '1 h'],
    ['minutes', 62_345.5, '1,039 h 5.5 min'],
    ['days', 1, '1 day'],
    ['days', 12.5, '12.5 days'],
  ] as const)('in %s: %d is %s', (unit, value, words) => {
    expect(amountInWords({ unit, value, isSuppressed: false }, 'USD')).toBe(words)
  })

  it('is a word when it is suppressed, and nothing when it is missing', () => {
    expect(amountInWords({ unit: 'cents', value: null, isSuppressed: true }, 'USD')).toBe('Withheld')
    expect(amountInWords({ unit: 'cents', value: null, isSuppressed: false }, 'USD')).toBe('')
  })
})
