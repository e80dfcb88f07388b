import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, formatPhone } from './phone-text'

test('sets ten digits as (###) ###-####, and eleven from 1 with the country', () => {
  expect(formatPhone('5035550123')).toBe('(503) 555-0123')
  expect(formatPhone('15035550123')).toBe('+1 (503) 555-0123')
})

test('leaves a number of another length as it is', () => {
  expect(formatPhone('555')).toBe('555')
  expect(formatPhone('442071234567')).toBe('442071234567')
})

test('loses no digit by setting it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
      expect(digitsOf(formatPhone(digits))).toBe(digits)
    }),
  )
})
