import { CalendarDate, parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFromPaste, wholeYear } from './typed-date'

const FREE = { min: null, max: null }
const US = ['month', 'day', 'year'] as const
const TODAY = parseDate('2026-11-25')

const MARCH = { month: 3, day: 4 }

test('of two years of one name, the one within the bounds counts, to the day', () => {
  const bounds = { min: null, max: TODAY }
  expect(wholeYear(26, { month: 11, day: 25 }, bounds)).toBe(2026)
  expect(wholeYear(26, { month: 11, day: 26 }, bounds)).toBe(1926)
})

test.each([
  [26, FREE, 2026],
  [7, FREE, 2007],
  [99, FREE, 2099],
  [85, { min: null, max: TODAY }, 1985],
  [26, { min: null, max: TODAY }, 2026],
  [27, { min: null, max: TODAY }, 1927],
  [27, { min: parseDate('2000-01-01'), max: TODAY }, 2027],
  [1985, FREE, 1985],
  [199, FREE, 199],
])('the year %i within %j is %i', (year, bounds, whole) => {
  expect(wholeYear(year, MARCH, bounds)).toBe(whole)
})

test.each([
  ['03/02/1992', '1992-03-02'],
  ['3/2/1992', '1992-03-02'],
  [' 3-2-1992 ', '1992-03-02'],
  ['3. 2. 1992', '1992-03-02'],
  ['1992-03-02', '1992-03-02'],
  ['1992/3/2', '1992-03-02'],
  ['Mar 2, 1992', '1992-03-02'],
  ['March 2 1992', '1992-03-02'],
  ['Sept. 2, 1992', '1992-09-02'],
  ['2 March 1992', '1992-03-02'],
  ['02-Mar-92', '2092-03-02'],
  ['3/2/26', '2026-03-02'],
])('%j is %s', (text, date) => {
  expect(dateFromPaste(text, US, FREE)?.toString()).toBe(date)
})

test('the order is the field’s own', () => {
  expect(dateFromPaste('03/02/1992', ['day', 'month', 'year'], FREE)?.toString()).toBe('1992-02-03')
})

test.each([
  '',
  'tomorrow',
  '13/13/1992',
  '2/30/1992',
  '3/2',
  '1992',
  '3/2/1992 10:00',
  'Foo 2, 1992',
  'Marble 2, 1992',
  'junk 3, 2020',
  '0/1/1992',
])('%j is no date', (text) => {
  expect(dateFromPaste(text, US, FREE)).toBeNull()
})

test('every date survives being written and pasted', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (at) => {
      const date = new CalendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
      expect(dateFromPaste(date.toString(), US, FREE)?.toString()).toBe(date.toString())
      const written = `${date.month}/${date.day}/${date.year}`
      expect(dateFromPaste(written, US, FREE)?.toString()).toBe(date.toString())
    }),
  )
})
