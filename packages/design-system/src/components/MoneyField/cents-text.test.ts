import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromText, textFromCents } from './MoneyField'

test.each([
  ['120.5', 12050],
  ['120.', 12000],
  ['.5', 50],
  ['0', 0],
  ['$1,234.56', 123456],
  ['$ 1,234', 123400],
  ['1234 $', 123400],
  ['1 234.50', 123450],
  ['1,234,567.8', 123456780],
  ['1,000.00', 100000],
  [' 7 ', 700],
])('reads %s as %i cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents)
})

test.each([
  '1.234',
  'abc',
  '.',
  ',',
  '-5',
  '1.2.3',
  '1,5,0',
  '1,2345',
  '1,23.4',
  '1,0000',
  '12,345,67.00',
  '1 2',
  '1,00',
  '12,5',
  ',50',
  '1.250,00',
  '1 250,00',
  '1e3',
  '٥',
])('reads %s as no amount, rather than rounding or guessing', (text) => {
  expect(centsFromText(text)).toBeUndefined()
})

test('reads nothing as nothing, not as zero', () => {
  expect(centsFromText('  ')).toBeNull()
})

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(centsFromText(textFromCents(cents))).toBe(cents)
    }),
  )
})
