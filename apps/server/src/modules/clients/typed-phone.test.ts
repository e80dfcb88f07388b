import { phoneOf } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { typedPhone } from './typed-phone'

it.each([
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['011 44 20 7946 0958', '+44 20 7946 0958'],
  ['(518) 555-0142 ext. 12', '518-555-0142 x12'],
  ['+1 (518) 555-0142 ext. 12', '518-555-0142 x12'],
  ['+1 518 555 0142', '518-555-0142'],
  ['(518) 555-0142', '+1 518 555 0142'],
  ['518\u2011555\u20110142', '518-555-0142'],
  ['0142', '518-555-0142'],
  ['(518) 555', '518-555-0142'],
  ['555', '518-555-0142'],
])('%s is part of the digits of %s', (typed, written) => {
  const digits = phoneOf(written)?.replace(/\D/g, '') ?? ''
  expect(digits).toContain(typedPhone(typed) ?? 'nothing')
})

it.each(['', 'Ana', 'Ana 555', '-', 'ext. 12'])('%j is no phone', (typed) => {
  expect(typedPhone(typed)).toBeNull()
})
