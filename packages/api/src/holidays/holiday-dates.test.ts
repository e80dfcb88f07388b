import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallsInto, holidayDates, type HolidayRule, nextOccurrence, recurrenceOf } from './holiday-dates'
import { RECURRING_TYPES, type RecurringType } from './holiday'

const rule = (recurringType: RecurringType, date: string, endDate?: string): HolidayRule => ({
  date,
  ...(endDate === undefined ? {} : { endDate }),
  recurring: recurringType !== 'none',
  recurringType,
})
const years = (first: number, last: number) => [`${first}-01-01`, `${last}-12-31`] as const
const weekdayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))

describe('how a holiday comes again', () => {
  it('is shown as no recurrence for the kind none', () => {
    expect(recurrenceOf({ recurring: false, recurringType: 'none' })).toBeNull()
    expect(recurrenceOf({ recurring: true, recurringType: 'none' })).toBeNull()
    expect(recurrenceOf({ recurring: false, recurringType: 'yearly_date' })).toBeNull()
    expect(recurrenceOf({ recurring: true, recurringType: 'yearly_date' })).toBe('yearly_date')
  })
})

describe('a holiday’s dates', () => {
  it('are its own days once when it doesn’t come again, cut at the range', () => {
    const closure = rule('none', '2026-12-30', '2027-01-02')
    expect(holidayDates(closure, '2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
    expect(holidayDates(closure, '2027-01-03', '2030-01-01')).toEqual([])
  })

  it('are the same date every year, the 28th where February has no 29th', () => {
    expect(holidayDates(rule('yearly_date', '2024-02-29'), ...years(2023, 2028))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it('are the same weekday counted from the start of the month', () => {
    expect(holidayDates(rule('yearly_weekday', '2026-11-26'), ...years(2026, 2028))).toEqual([
      '2026-11-26',
      '2027-11-25',
      '2028-11-23',
    ])
  })

  it('are the last Monday where a month has no fifth one', () => {
    expect(holidayDates(rule('yearly_weekday', '2021-05-31'), ...years(2021, 2024))).toEqual([
      '2021-05-31',
      '2022-05-30',
      '2023-05-29',
      '2024-05-27',
    ])
  })

  it('are the last Monday also when that was a fourth one in the first year', () => {
    expect(holidayDates(rule('yearly_last_weekday', '2026-05-25'), ...years(2026, 2028))).toEqual([
      '2026-05-25',
      '2027-05-31',
      '2028-05-29',
    ])
  })

  it('reach into a range from the year before', () => {
    const week = rule('yearly_date', '2020-12-28', '2021-01-02')
    expect(holidayDates(week, '2027-01-01', '2027-01-31')).toEqual(['2027-01-01', '2027-01-02'])
    expect(fallsInto(week, { startDate: '2027-01-02', endDate: '2027-01-02' })).toBe(true)
    expect(fallsInto(week, { startDate: '2027-01-03', endDate: '2027-01-03' })).toBe(false)
  })
})

describe('a range that is open on one side', () => {
  it('holds what comes again for good, and what is past only on its side', () => {
    const past = rule('none', '2020-05-01')
    const yearly = rule('yearly_date', '2020-05-01')
    expect(fallsInto(past, { startDate: '2020-05-02' })).toBe(false)
    expect(fallsInto(past, { endDate: '2020-05-01' })).toBe(true)
    expect(fallsInto(yearly, { startDate: '9000-05-02' })).toBe(true)
    expect(fallsInto(yearly, { endDate: '2020-04-30' })).toBe(false)
    expect(fallsInto(past, {})).toBe(true)
  })
})

describe('whatever the holiday and the range', () => {
  const day = fc.integer({ min: 0, max: 60_000 })
  const dateOf = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10)
  const anyRule = fc
    .tuple(fc.constantFrom(...RECURRING_TYPES), day, fc.integer({ min: 0, max: 91 }))
    .map(([type, start, length]) => rule(type, dateOf(start), dateOf(start + length)))
  const anyRange = fc
    .tuple(day, fc.integer({ min: 0, max: 1500 }))
    .map(([start, length]) => ({ startDate: dateOf(start), endDate: dateOf(start + length) }))

  it('the dates are in order, in the range, and none comes before the first', () => {
    fc.assert(
      fc.property(anyRule, anyRange, (holiday, { startDate, endDate }) => {
        const dates = holidayDates(holiday, startDate, endDate)
        expect(dates).toEqual([...new Set(dates)].sort())
        for (const date of dates) {
          expect(date >= startDate && date <= endDate && date >= holiday.date).toBe(true)
        }
      }),
    )
  })

  it('it falls into a range exactly when it has a date there', () => {
    fc.assert(
      fc.property(anyRule, anyRange, (holiday, range) => {
        expect(fallsInto(holiday, range)).toBe(
          holidayDates(holiday, range.startDate, range.endDate).length > 0,
        )
      }),
    )
  })

  it('a longer range has the dates of both its parts', () => {
    fc.assert(
      fc.property(anyRule, day, fc.nat(1500), fc.nat(1500), (holiday, from, before, after) => {
        const [middle, to] = [from + before, from + before + after]
        expect(holidayDates(holiday, dateOf(from), dateOf(to))).toEqual([
          ...holidayDates(holiday, dateOf(from), dateOf(middle)),
          ...holidayDates(holiday, dateOf(middle + 1), dateOf(to)),
        ])
      }),
    )
  })

  it('a single day comes once a year, in its own month, a weekday on its weekday', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('yearly_date', 'yearly_weekday', 'yearly_last_weekday'),
        day,
        fc.integer({ min: 1, max: 30 }),
        (type, start, later) => {
          const date = dateOf(start)
          const year = Number(date.slice(0, 4)) + later
          const dates = holidayDates(rule(type, date), ...years(year, year))
          expect(dates.map((found) => found.slice(0, 7))).toEqual([`${year}${date.slice(4, 7)}`])
          const [found = ''] = dates
          if (type === 'yearly_date') return
          expect(weekdayName(found)).toBe(weekdayName(date))
          const weekOf = (other: string) => Math.ceil(Number(other.slice(8)) / 7)
          if (type === 'yearly_weekday' && weekOf(date) < 5) expect(weekOf(found)).toBe(weekOf(date))
          if (type === 'yearly_last_weekday' || weekOf(date) === 5) {
            expect(new Date(Date.parse(found) + 7 * 86_400_000).toISOString().slice(0, 7)).not.toBe(
              found.slice(0, 7),
            )
          }
        },
      ),
    )
  })
})

describe('the next time of a holiday', () => {
  it('is the one that goes on, or the first to come', () => {
    const days = rule('none', '2026-12-30', '2027-01-02')
    const whole = { first: '2026-12-30', last: '2027-01-02' }
    expect(nextOccurrence(days, '2026-01-01')).toEqual(whole)
    expect(nextOccurrence(days, '2027-01-02')).toEqual(whole)
    expect(nextOccurrence(days, '2027-01-03')).toBeNull()
  })

  it('is never before the first one', () => {
    const first = { first: '2040-02-29', last: '2040-02-29' }
    expect(nextOccurrence(rule('yearly_date', '2040-02-29'), '2026-01-01')).toEqual(first)
  })

  it('of a holiday that comes every year is within a year and a week, with no day of it in between', () => {
    const kinds = fc.constantFrom(...RECURRING_TYPES.filter((kind) => kind !== 'none'))
    const dates = fc
      .date({ min: new Date('2001-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(kinds, dates, dates, (kind, one, other) => {
        const [date = one, from = other] = [one, other].sort()
        const holiday = rule(kind, date)
        const next = nextOccurrence(holiday, from)
        const [first] = holidayDates(holiday, from, '2022-12-31')
        expect(next?.first).toBe(first)
      }),
    )
  })
})
