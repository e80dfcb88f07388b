import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantsOf, monthDays, stepFrom, titleOf, titleOfMonth, weekDays, weeksOfMonth } from './days'

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a work week runs from Monday to Friday, also for a Sunday', () => {
  expect(weekDays('2026-11-22', false)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
})

test('a full week holds the date it was made for', () => {
  fc.assert(fc.property(dates, (date) => weekDays(date, true).includes(date)))
})

test('weeks follow one another without gap or overlap', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const zone = 'America/New_York'
      const here = instantsOf(weekDays(date, true), zone)
      const next = instantsOf(weekDays(stepFrom(date, 'week', 1, ''), true), zone)
      return here.to === next.from
    }),
  )
})

test('another week is entered on its Monday, and this week on today', () => {
  expect(stepFrom('2026-11-21', 'week', 1, '2026-11-21')).toBe('2026-11-23')
  expect(stepFrom('2026-11-23', 'agenda', -1, '2026-11-21')).toBe('2026-11-21')
})

test('a day is followed by the next, and a month by the first day of the next, or by today in it', () => {
  expect(stepFrom('2026-11-30', 'day', 1, '2026-11-21')).toBe('2026-12-01')
  expect(stepFrom('2026-01-31', 'month', 1, '2026-11-21')).toBe('2026-02-01')
  expect(stepFrom('2026-12-05', 'month', -1, '2026-11-21')).toBe('2026-11-21')
  expect(titleOfMonth('2026-11-21')).toBe('November 2026')
})

test('a month has all of its days, in whole weeks that are never more than six', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const [month, weeks] = [monthDays(date), weeksOfMonth(date)]
      expect(month.every((day) => day.slice(0, 7) === date.slice(0, 7) && weeks.includes(day))).toBe(true)
      expect(month.at(-1)?.slice(8)).toBe(String(month.length))
      expect(weeks.length % 7).toBe(0)
      expect(weeks.length).toBeLessThanOrEqual(42)
      expect(weeks.slice(0, 7)).toEqual(weekDays(month[0] ?? '', true))
      expect(weeks.slice(-7)).toEqual(weekDays(month.at(-1) ?? '', true))
      expect(new Set(weeks).size).toBe(weeks.length)
    }),
  )
})

test('the week in which clocks go back is an hour longer', () => {
  const { from, to } = instantsOf(weekDays('2026-11-01', true), 'America/New_York')
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(7 * 24 + 1)
})

test('a title names the month once, unless the week lies in two', () => {
  expect(titleOf(weekDays('2026-11-17', false))).toBe('November 16 – 20, 2026')
  expect(titleOf(weekDays('2026-12-01', false))).toBe('November 30 – December 4, 2026')
  expect(titleOf(weekDays('2026-12-31', false))).toBe('December 28, 2026 – January 1, 2027')
  expect(titleOf(['2026-11-17'])).toBe('Tuesday, November 17, 2026')
})
