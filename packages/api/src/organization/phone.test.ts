import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, phoneOf, withSentPhones } from './phone'
import { isPhone } from './phone-pattern'

const typed = fc.oneof(
  fc.string(),
  fc.stringMatching(/^(\+|00|011)?[\d() .-]{0,20}( ?(x|ext\.?|#) ?\d{0,7})?$/),
  fc.stringMatching(/^1?\d{10}$/),
  fc.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
  fc.stringMatching(/^\+\d{7,15}(x\d{1,6})?$/),
)

describe('a phone number as it is sent', () => {
  it.each([
    ['(518) 555-0110', '5185550110'],
    ['518.555.0110', '5185550110'],
    ['518·555·0110', '5185550110'],
    ['555-0110', '5550110'],
    ['+1 (518) 555-0110', '15185550110'],
    ['１８００５５５０１４５', '18005550145'],
    ['tel:+15185550110', '15185550110'],
    ['\u202A+1 518 555 0110\u202C', '15185550110'],
    ['518-555-0145 ext. 12', '5185550145x12'],
    ['518-555-0145 x12', '5185550145x12'],
    ['518-555-0145, Extension 1204', '5185550145x1204'],
    ['518 555 0145 #7', '5185550145x7'],
    ['tel:5185550145;ext=12', '5185550145x12'],
    ['+65 6123 4567', '+6561234567'],
    ['0065 6123 4567', '+6561234567'],
    ['011 65 6123 4567', '+6561234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49 30/901820 ext 3', '+4930901820x3'],
    ['442079460958', '442079460958'],
    ['', ''],
    ['  ', ''],
  ])('of %j is %j', (written, sent) => {
    expect(phoneOf(written)).toBe(sent)
  })

  it.each([
    ['5.18555E+09'],
    ['5.18555E9'],
    ['12'],
    ['12345678901234567890123456'],
    ['518-555-0145 12'],
    ['518-555-0145/0146'],
    ['518-555-0145 or 518-555-0146'],
    ['518-555-0145 (after 5)'],
    ['+1 555-0110'],
    ['1-800-FLOWERS'],
    ['518+5550145'],
    ['+011 44 20 7946 0958'],
    ['+0 20 7946 0958'],
    ['518-555-0145 ext. 1234567'],
    ['none'],
    ['-'],
  ])('is none where %j can’t be dialled', (written) => {
    expect(phoneOf(written)).toBeUndefined()
  })

  it('is well formed and the same when it is typed again, also as it is shown', () => {
    fc.assert(
      fc.property(typed, (written) => {
        const sent = phoneOf(written)
        if (sent === undefined || sent === '') return
        expect(isPhone(sent)).toBe(true)
        expect(phoneOf(sent)).toBe(sent)
        expect(phoneOf(formatPhone(sent))).toBe(sent)
      }),
    )
  })

  it('has no digit that was not typed, in the order in which they were', () => {
    fc.assert(
      fc.property(typed, (written) => {
        const sent = phoneOf(written)?.replace(/\D/g, '') ?? ''
        expect(written.normalize('NFKC').replace(/\D/g, '').replace(/0/g, '')).toContain(
          sent.replace(/0/g, ''),
        )
      }),
    )
  })
})

describe('a formatted phone number', () => {
  it.each([
    ['5185550110', '(518) 555-0110'],
    ['15185550110', '+1 (518) 555-0110'],
    ['518.555.0110', '(518) 555-0110'],
    ['5185550110x12', '(518) 555-0110 ext. 12'],
    ['', ''],
    ['5550110', '5550110'],
    ['25185550110', '25185550110'],
    ['+6561234567', '+65 6123 4567'],
    ['+442079460958', '+44 207 946 0958'],
    ['+35312345678', '+353 1234 5678'],
    ['+4930901820x3', '+49 3090 1820 ext. 3'],
    ['no number', 'no number'],
  ])('of %j reads %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })
})

describe('a body with its phones as they are sent', () => {
  it('keeps everything else, and has a fax only if it had one', () => {
    const body = { name: '(1)', phone: '+1 (518) 555-0110' }
    expect(withSentPhones(body)).toEqual({ name: '(1)', phone: '15185550110' })
    expect(withSentPhones({ ...body, fax: '518-555-0111' })).toMatchObject({ fax: '5185550111' })
  })

  it('keeps what is no number, for the server to refuse', () => {
    expect(withSentPhones({ phone: 'ask Ana' })).toEqual({ phone: 'ask Ana' })
  })
})
