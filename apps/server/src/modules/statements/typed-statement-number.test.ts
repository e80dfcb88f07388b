import { expect, it } from 'vitest'
import { typedStatementNumber } from './typed-statement-number'

it.each([
  ['12', '12'],
  ['Statement #012', '12'],
  ['0', null],
  ['invoice 12', null],
])('the number of a statement in %j is %s', (typed, digits) => {
  expect(typedStatementNumber(typed)).toBe(digits)
})
