import { expect, it } from 'vitest'
import { typedEstimateNumber } from './typed-estimate-number'

it.each([
  ['7', '7'],
  ['#0012', '12'],
  ['estimate 12', '12'],
  ['Good Faith Estimate #12', '12'],
  ['GFE 12', '12'],
  ['estimate', null],
  ['Vega 12', null],
  ['good 12', null],
])('%s is %s', (text, digits) => {
  expect(typedEstimateNumber(text)).toBe(digits)
})
