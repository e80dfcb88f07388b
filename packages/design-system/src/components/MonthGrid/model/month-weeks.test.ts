import fc from 'fast-check'
import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { monthOf, sameDayIn, weeksOfMonth } from './month-weeks'

const months = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
const firstDays = fc.constantFrom(undefined, 'sun', 'mon', 'sat', 'wed')
const locales = fc.constantFrom('en-US', 'de-DE', 'ar-EG')

test('weeks cover the month, whole, each day once and in order', () => {
  fc.assert(
    fc.property(months, locales, firstDays, (month, locale, weekStartsOn) => {
      const weeks = weeksOfMonth(month, locale, weekStartsOn)
      const days = weeks.flat()
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some((date) => monthOf(date) === month)).toBe(true)
      }
      for (const [index, date] of days.slice(1).entries()) {
        expect(parseDate(date).compare(parseDate(days[index] ?? ''))).toBe(1)
      }
      const first = parseDate(`${month}-01`)
      const length = first.calendar.getDaysInMonth(first)
      expect(days.filter((date) => monthOf(date) === month)).toHaveLength(length)
    }),
  )
})

test('a week starts where the locale starts it, unless told otherwise', () => {
  expect(weeksOfMonth('2026-11', 'en-US')[0]?.[0]).toBe('2026-11-01')
  expect(weeksOfMonth('2026-11', 'de-DE')[0]?.[0]).toBe('2026-10-26')
  expect(weeksOfMonth('2026-11', 'en-US', 'mon')[0]?.[0]).toBe('2026-10-26')
})

test('the same day of a shorter month is its last', () => {
  expect(sameDayIn('2026-12', '2026-11-17')).toBe('2026-12-17')
  expect(sameDayIn('2027-02', '2026-12-31')).toBe('2027-02-28')
})
