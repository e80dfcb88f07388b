import { expect, test } from 'vitest'
import { clockHour, clockTime, dateAt, longDate, shortSpan, shortWeekday } from './time-words'
import { NEW_YORK } from '../time-grid-fixtures'

test('says dates and times as people in the United States do', () => {
  expect(longDate('2026-11-17')).toBe('Tuesday, November 17')
  expect(shortWeekday('2026-11-17')).toBe('Tue')
  expect([clockTime(0), clockTime(570), clockTime(780)]).toEqual(['12:00 AM', '9:30 AM', '1:00 PM'])
  expect(clockHour(720)).toBe('12 PM')
})

test('says the half of the day once when start and end share it', () => {
  const at = (time: string) => Date.parse(`2026-11-17T${time}:00-05:00`)
  expect(shortSpan(at('09:00'), at('09:50'), NEW_YORK)).toBe('9:00 – 9:50 AM')
  expect(shortSpan(at('11:00'), at('12:20'), NEW_YORK)).toBe('11:00 AM – 12:20 PM')
})

test('a late evening in New York is still that day', () => {
  expect(dateAt(Date.parse('2026-11-18T04:30:00Z'), NEW_YORK)).toBe('2026-11-17')
})
