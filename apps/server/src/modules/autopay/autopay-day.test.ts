import { expect, it } from 'vitest'
import { autopayDay } from './autopay-day'

it.each([
  ['2026-11-17T06:59:59Z', 'America/New_York', null],
  ['2026-11-17T07:00:00Z', 'America/New_York', '2026-11-17'],
  ['2026-11-18T04:59:59Z', 'America/New_York', '2026-11-17'],
  ['2026-11-17T07:00:00Z', 'America/Los_Angeles', '2026-11-16'],
  // The clock goes from 01:59 to 03:00.
  ['2027-03-14T06:59:59Z', 'America/New_York', null],
  ['2027-03-14T07:00:00Z', 'America/New_York', '2027-03-14'],
  // The hour from 01:00 comes twice.
  ['2027-11-07T06:59:59Z', 'America/New_York', null],
  ['2027-11-07T07:00:00Z', 'America/New_York', '2027-11-07'],
])('at %s in %s it is the night of %s', (now, timeZone, day) => {
  expect(autopayDay(new Date(now), timeZone)).toBe(day)
})
