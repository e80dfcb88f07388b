import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after'

const nowMs = Date.UTC(2026, 10, 17, 14)

describe('how long a 429 asks to wait', () => {
  it.each([
    ['the body before the header', { retryAfter: 7 }, '20', 7],
    ['the header in seconds when the body says nothing', {}, '20', 20],
    ['the header as a date', null, new Date(nowMs + 90_000).toUTCString(), 90],
    ['60 when neither says anything', null, null, 60],
    ['60 when the header is neither seconds nor a date', null, 'soon', 60],
    ['60 when more follows the header’s seconds', null, '5s', 60],
    ['60 when something stands before the header’s seconds', null, 's5', 60],
    ['the header when the body’s number is not one', { retryAfter: 'x' }, '5', 5],
    ['the header when the body’s number is a text', { retryAfter: '7' }, '5', 5],
    ['the header when the body’s number is endless', { retryAfter: Infinity }, '5', 5],
    ['the header when the body’s number can’t be told', { retryAfter: NaN }, '5', 5],
    ['the header when the body’s number is negative', { retryAfter: -1 }, '5', 5],
    ['whole seconds, rounded up', { retryAfter: 1.2 }, null, 2],
    ['whole seconds of the header, rounded up', null, '61.25', 62],
    ['at least one second for a date that is past', null, new Date(nowMs - 5_000).toUTCString(), 1],
    ['at least one second for zero', { retryAfter: 0 }, null, 1],
  ])('takes %s', (_, body, header, seconds) => {
    expect(retryAfterSeconds(body, header, nowMs)).toBe(seconds)
  })

  it('is a whole number of at least 1 whatever the server says', () => {
    fc.assert(
      fc.property(fc.anything(), fc.option(fc.string()), (body, header) => {
        const seconds = retryAfterSeconds(body, header, nowMs)
        return Number.isInteger(seconds) && seconds >= 1
      }),
    )
  })
})
