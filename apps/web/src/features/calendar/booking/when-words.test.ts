import { expect, test } from 'vitest'
import { whenWords } from './when-words'

test('a time is told in the appointment’s own zone', () => {
  expect(
    whenWords({
      startsAt: '2026-11-17T14:00:00Z',
      endsAt: '2026-11-17T14:50:00Z',
      timeZone: 'America/New_York',
    }),
  ).toBe('Tuesday, November 17, 9:00 AM to 9:50 AM')
})
