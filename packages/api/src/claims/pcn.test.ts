import { expect, it } from 'vitest'
import { isPcn, lineNumberOf, MAX_PCN_COUNT, pcnOf } from './pcn'

it.each([
  [1, 'K000000018'],
  [9, 'K000000091'],
  [51, 'K000000513'],
  [MAX_PCN_COUNT, 'K999999998'],
])('the claim number %i is %s', (count, pcn) => {
  expect(pcnOf(count)).toBe(pcn)
})

it.each(['K000000018', 'K999999998'])('%s is a claim’s number', (text) => {
  expect(isPcn(text)).toBe(true)
})

it.each(['K000000019', 'K000000081', 'K00000018', 'K0000000018', 'k000000018', '000000018', ''])(
  '“%s” is no claim’s number',
  (text) => {
    expect(isPcn(text)).toBe(false)
  },
)

it('there are no more than eight digits, and no claim zero', () => {
  expect(() => pcnOf(MAX_PCN_COUNT + 1)).toThrow(RangeError)
  expect(() => pcnOf(0)).toThrow(RangeError)
})

it('a line is numbered by its claim and two digits', () => {
  expect(lineNumberOf('K000000018', 2)).toBe('K00000001802')
})
