import { expect, test } from 'vitest'
import { isOpen } from './grid-model'

const lunch = [
  { opens: '09:00', closes: '12:15' },
  { opens: '13:00', closes: '24:00' },
]

test.each([
  [510, 540, false],
  [540, 570, true],
  [720, 750, true],
  [750, 780, false],
  [1410, 1440, true],
])('from minute %i to %i is open: %s', (from, to, expected) => {
  expect(isOpen(lunch, from, to)).toBe(expected)
})

test('a day without hours is closed', () => {
  expect(isOpen([], 540, 570)).toBe(false)
})
