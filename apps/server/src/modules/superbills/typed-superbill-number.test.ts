import { expect, it } from 'vitest'
import { typedSuperbillNumber } from './typed-superbill-number'

it.each([
  ['12', '12'],
  ['#12', '12'],
  ['Superbill 012', '12'],
  ['superbill#7', '7'],
  ['0', null],
  ['superbill', null],
  ['invoice 12', null],
  ['Maya 7', null],
])('the number of a superbill in %j is %s', (typed, digits) => {
  expect(typedSuperbillNumber(typed)).toBe(digits)
})
