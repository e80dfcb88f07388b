import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantsOf, titleOf, weekDays, weekFrom } from './week'

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
      const next = instantsOf(weekDays(weekFrom(date, 1, ''), true), zone)
      return here.to === next.from
    }),
  )
})

test('another week is entered on its Monday, and this week on today', () => {
  expect(weekFrom('2026-11-21', 1, '2026-11-21')).toBe('2026-11-23')
  expect(weekFrom('2026-11-23', -1, '2026-11-21')).toBe('2026-11-21')
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
