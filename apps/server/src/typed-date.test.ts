import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedBirth, typedDay } from './typed-date'

const TODAY = '2026-11-17'

describe('a day', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026/12/4', '2026-12-04'],
    ['11/20', '2026-11-20'],
    ['1/5', '2027-01-05'],
    ['11/20/2025', '2025-11-20'],
    ['12/31/26', '2026-12-31'],
    ['24/12/2026', '2026-12-24'],
    ['Nov 20', '2026-11-20'],
    ['20 Nov', '2026-11-20'],
    ['Sept. 3rd', '2026-09-03'],
    ['november 20th, 2027', '2027-11-20'],
  ])('is read from %j', (typed, day) => {
    expect(typedDay(typed, TODAY)).toBe(day)
  })

  it.each(['', 'may', 'Maya 7', 'June Carter', '2026-02-30', '13/40', 'nov 31', 'nov 17 at ten', '1/2/3'])(
    'is not read from %j',
    (typed) => {
      expect(typedDay(typed, TODAY)).toBeNull()
    },
  )
})

describe('a date of birth', () => {
  it.each([
    ['07/16/1993', '1993-07-16'],
    ['7/16/1993', '1993-07-16'],
    ['1993-07-16', '1993-07-16'],
    ['07-16-1993', '1993-07-16'],
    ['16.7.1993', '1993-07-16'],
    ['7/16/93', '1993-07-16'],
    ['2/3/25', '2025-02-03'],
    ['11/18/26', '1926-11-18'],
    ['July 16, 1993', '1993-07-16'],
    ['16 jul 1993', '1993-07-16'],
    ['02/29/2024', '2024-02-29'],
  ])('is read from %j', (typed, birth) => {
    expect(typedBirth(typed, TODAY)).toBe(birth)
  })

  it.each(['07/16', 'July 16', '02/29/2023', '518-555-0142', '555-0142', '0142', '12-34-5678', '1993'])(
    'is not read from %j',
    (typed) => {
      expect(typedBirth(typed, TODAY)).toBeNull()
    },
  )
})

it('reads whatever is typed without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      typedDay(typed, TODAY)
      typedBirth(typed, TODAY)
    }),
  )
})
