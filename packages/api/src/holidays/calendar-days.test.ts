import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '../organization/business-hours'
import {
  dateOfDayNumber,
  datePartsOf,
  dayNumber,
  daysInMonth,
  isLastSuchWeekday,
  isoDate,
  nthWeekday,
  weekdayOf,
} from './calendar-days'

const dates = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9998-12-31') }).map(dateOfDayNumber)

describe('a date', () => {
  it('is numbered by days since 1970', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('1969-12-31')).toBe(-1)
    expect(dateOfDayNumber(365)).toBe('1971-01-01')
  })

  it('is the same after it was taken apart and put together', () => {
    fc.assert(fc.property(dates, (date) => isoDate(datePartsOf(date)) === date))
  })

  it('is written with zeros in front', () => {
    expect(isoDate({ year: 33, month: 4, day: 5 })).toBe('0033-04-05')
  })
})

describe('a weekday', () => {
  it.each([
    ['2026-11-16', 'monday'],
    ['2026-11-22', 'sunday'],
    ['1970-01-01', 'thursday'],
    ['1969-12-28', 'sunday'],
    ['1900-01-01', 'monday'],
  ])('of %s is %s', (date, weekday) => {
    expect(WEEKDAYS[weekdayOf(date)]).toBe(weekday)
  })

  it('is followed by the next one, and by Monday after Sunday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const next = dateOfDayNumber(dayNumber(date) + 1)
        expect(weekdayOf(next)).toBe(weekdayOf(date) === 6 ? 0 : weekdayOf(date) + 1)
      }),
    )
  })

  it('is the fifth of its month, or the last where there is no fifth', () => {
    expect(nthWeekday(2026, 11, 0, 5)).toBe('2026-11-30')
    expect(nthWeekday(2026, 11, 1, 5)).toBe('2026-11-24')
  })

  it('is the last of its month when a week later it is another month', () => {
    expect(isLastSuchWeekday('2026-11-23')).toBe(false)
    expect(isLastSuchWeekday('2026-11-24')).toBe(true)
    expect(isLastSuchWeekday('2026-11-30')).toBe(true)
    expect(isLastSuchWeekday('2026-11-02')).toBe(false)
  })
})

describe('a month', () => {
  it.each([
    [2026, 28],
    [2028, 29],
    [2000, 29],
    [1900, 28],
    [2100, 28],
  ])('of February %i has %i days', (year, days) => {
    expect(daysInMonth(year, 2)).toBe(days)
  })

  it('has as many days as there are before the next one', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, month } = datePartsOf(date)
        const lastDay = isoDate({ year, month, day: daysInMonth(year, month) })
        expect(datePartsOf(dateOfDayNumber(dayNumber(lastDay) + 1)).day).toBe(1)
        expect(dateOfDayNumber(dayNumber(lastDay))).toBe(lastDay)
      }),
    )
  })
})
