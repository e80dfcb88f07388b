import { expect, it } from 'vitest'
import { numberTypedAs } from './number-typed-as'

const typed = numberTypedAs(String.raw`(?:good\s+faith\s+)?estimate|gfe`)

it.each([
  ['12', '12'],
  [' #12 ', '12'],
  ['estimate 012', '12'],
  ['GFE#7', '7'],
  ['Good Faith Estimate #12', '12'],
  ['0', null],
  ['estimate', null],
  ['good 12', null],
  ['invoice 12', null],
  ['Maya 7', null],
  ['1234567890', null],
])('the number in %j is %s', (text, digits) => {
  expect(typed(text)).toBe(digits)
})
