import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeDigits } from './OneTimeCodeField'

test.each(['123456', ' 123 456 ', '123-456', 'Your code: 123456.', '１２３４５６'])('reads %s', (text) => {
  expect(codeDigits(text, 6)).toBe('123456')
})

test('never answers anything but digits, nor more of them than the code has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 8 }), (text, length) => {
      const code = codeDigits(text, length)
      expect(code).toMatch(/^\d*$/)
      expect(code.length).toBeLessThanOrEqual(length)
      expect(codeDigits(code, length)).toBe(code)
    }),
  )
})
