import { expect, it } from 'vitest'
import { isNamedAs, SIGNING_CONSENTS } from './signing-words'

it.each([
  ['Maya Lindqvist', 'Maya Lindqvist', true],
  ['maya  LINDQVIST', 'Maya Lindqvist', true],
  ['Lindqvist, Maya', 'Maya Lindqvist', true],
  ['Maya Rose Lindqvist', 'Maya Lindqvist', true],
  ['Jose Nunez-Diaz', 'José Núñez Díaz', true],
  ['Maya', 'Maya Lindqvist', false],
  ['Kim Park', 'Maya Lindqvist', false],
  ['', 'Maya Lindqvist', false],
])('whether “%s” names %s: %s', (typed, onFile, isSame) => {
  expect(isNamedAs(typed, onFile)).toBe(isSame)
})

it('every text about signing on a screen that clients were shown is still there', () => {
  expect(SIGNING_CONSENTS.map(({ title, sections }) => [title, sections.length])).toEqual([
    ['Signing on a screen', 5],
  ])
})
