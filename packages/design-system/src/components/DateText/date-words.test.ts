import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateWords, type DateLook } from './date-words'

const NOW = new Date('2026-11-17T20:00:00Z')
const PORTLAND = 'America/Los_Angeles'
const say = (value: string, look: DateLook, locale = 'en-US') =>
  dateWords({ value, look, locale, timeZone: PORTLAND, now: NOW }).replaceAll(/\s/g, ' ')

test.each([
  ['2026-11-17', 'short', 'Tue, Nov 17'],
  ['2025-11-17', 'short', 'Mon, Nov 17, 2025'],
  ['2026-11-17', 'long', 'Tuesday, November 17, 2026'],
  ['2026-11-17T17:00:00Z', 'short', 'Tue, Nov 17, 9:00 AM'],
  ['2026-11-17T17:00:00Z', 'long', 'Tuesday, November 17, 2026 at 9:00 AM PST'],
] as const)('%s, %s, reads %s', (value, look, words) => {
  expect(say(value, look)).toBe(words)
})

test.each([
  ['2026-11-17', 'today'],
  ['2026-11-18', 'tomorrow'],
  ['2026-11-16', 'yesterday'],
  ['2026-11-20', 'in 3 days'],
  ['2026-10-28', '20 days ago'],
  ['2026-12-18', 'in 31 days'],
  ['2026-12-19', 'in 1 month'],
  ['2026-08-18', '2 months ago'],
  ['2027-11-16', 'in 11 months'],
  ['2027-11-17', 'in 1 year'],
  ['2024-01-01', '2 years ago'],
])('seen from Nov 17, 2026, %s is %s', (value, words) => {
  expect(say(value, 'relative')).toBe(words)
})

describe('time zones', () => {
  test('a date without a time is the same day everywhere', () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(dateWords({ value: '2026-11-17', look: 'short', locale: 'en-US', timeZone, now: NOW })).toBe(
        'Tue, Nov 17',
      )
  })

  test('an instant is on the day it is there, and so is today', () => {
    const lateEvening = '2026-11-18T06:30:00Z'
    expect(say(lateEvening, 'relative')).toBe('today')
    expect(
      dateWords({ value: lateEvening, look: 'relative', locale: 'en-US', timeZone: 'UTC', now: NOW }),
    ).toBe('tomorrow')
  })
})

test('follows the language', () => {
  expect(say('2026-11-20', 'relative', 'de')).toBe('in 3 Tagen')
})

test('what is no date stays as it is', () => {
  expect(say('soon', 'short')).toBe('soon')
  expect(say('2026-13-45', 'long')).toBe('2026-13-45')
})

test('what lies ahead is never said to be past, nor the other way round', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (at) => {
      const value = at.toISOString().slice(0, 10)
      const words = say(value, 'relative')
      const expected = value === '2026-11-17' ? /^today$/ : value < '2026-11-17' ? /ago$|^yest/ : /^in |^tom/
      expect(words).toMatch(expected)
    }),
  )
})
