import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials } from './Avatar'

test.each([
  ['Maya Ortiz', 'MO'],
  ['Dr. Imani Cole', 'IC'],
  ['  ana   maria  bell ', 'AB'],
  ['Cher', 'C'],
  ['Dr.', 'D'],
  ['Élodie Ñandú', 'ÉÑ'],
  ["O'Neil (temp)", 'OT'],
  ['', ''],
])('%s gives %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('never gives more than two letters, nor anything that is neither letter nor figure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      // Some letters, like ß, become two when they become capitals.
      expect(initials(name)).toMatch(/^[\p{L}\p{N}\p{M}]{0,6}$/u)
    }),
  )
})
