import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneFromText } from './phone-from-text'
import { formatPhone } from './phone-text'
import { phoneHref } from '../PhoneText/PhoneText'

test.each([
  ['(503) 555-0123', '5035550123', '(503) 555-0123', 'tel:+15035550123'],
  ['+1 503 555 0123', '15035550123', '+1 (503) 555-0123', 'tel:+15035550123'],
  ['503-555-0123 ext. 12', '5035550123x12', '(503) 555-0123 ext. 12', 'tel:+15035550123;ext=12'],
  ['+65 6123 4567', '+6561234567', '+65 6123 4567', 'tel:+6561234567'],
  ['0044 20 7946 0958', '+442079460958', '+44 207 946 0958', 'tel:+442079460958'],
  ['442071234567', '442071234567', '442071234567', 'tel:442071234567'],
  ['', '', '', 'tel:'],
])('%j is stored as %j, shown as %j and dialled at %j', (typed, stored, shown, href) => {
  expect(phoneFromText(typed)).toBe(stored)
  expect(formatPhone(stored)).toBe(shown)
  expect(phoneHref(stored)).toBe(href)
})

test.each(['12', '5.18555E+09', '518-555-0145/0146', 'ask Ana'])(
  '%j is no number, and stays as it is',
  (typed) => {
    expect(phoneFromText(typed)).toBeUndefined()
    expect(formatPhone(typed)).toBe(typed)
  },
)

test('a number that is shown and typed again is the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{7,15}(x\d{1,6})?$/), (typed) => {
      const stored = phoneFromText(typed)
      if (stored !== undefined) expect(phoneFromText(formatPhone(stored))).toBe(stored)
    }),
  )
})
