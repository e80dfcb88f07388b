import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, formatPhone, withDigitsOnly } from './phone'

const typed = fc.oneof(
  fc.string(),
  fc.stringMatching(/^\+?[\d() .-]{0,20}$/),
  fc.stringMatching(/^1?\d{10}$/),
  fc.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
)

describe('the digits of a phone number', () => {
  it('are what is left of it', () => {
    expect(digitsOf('(518) 555-0110')).toBe('5185550110')
    expect(digitsOf('+1 (518) 555-0110')).toBe('15185550110')
    expect(digitsOf('none')).toBe('')
  })

  it('are nothing else, whatever was typed', () => {
    fc.assert(fc.property(typed, (phone) => /^[0-9]*$/.test(digitsOf(phone))))
  })
})

describe('a formatted phone number', () => {
  it.each([
    ['5185550110', '(518) 555-0110'],
    ['15185550110', '+1 (518) 555-0110'],
    ['518.555.0110', '(518) 555-0110'],
    ['', ''],
    ['5550110', '5550110'],
    ['25185550110', '25185550110'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('of %j reads %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })

  it('has the digits it was made of, and stays as it is when formatted again', () => {
    fc.assert(
      fc.property(typed, (phone) => {
        expect(digitsOf(formatPhone(phone))).toBe(digitsOf(phone))
        expect(formatPhone(formatPhone(phone))).toBe(formatPhone(phone))
      }),
    )
  })
})

describe('a body with digits only', () => {
  it('keeps everything else, and has a fax only if it had one', () => {
    const body = { name: '(1)', phone: '+1 (518) 555-0110' }
    expect(withDigitsOnly(body)).toEqual({ name: '(1)', phone: '15185550110' })
    expect(withDigitsOnly({ ...body, fax: '518-555-0111' })).toMatchObject({ fax: '5185550111' })
  })
})
