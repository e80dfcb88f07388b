import { aDashboard, anAppointment } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daySummary } from './day-summary'
import { firstName, greeting, partOfDay } from './greeting'

test('greets by the hour and the first name, whatever title stands before it', () => {
  expect(greeting('Dr. Imani Cole', 8)).toBe('Good morning, Imani')
  expect(greeting('Olivia Wren', 12)).toBe('Good afternoon, Olivia')
  expect(greeting('', 17)).toBe('Good evening')
  expect(firstName('Drew Park')).toBe('Drew')
})

test('every hour is a part of the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), (hour) => {
      expect(partOfDay(hour)).toBe(hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening')
    }),
  )
})

const at = (hour: number) => ({
  startsAt: `2026-11-17T${hour}:00:00Z`,
  endsAt: `2026-11-17T${hour}:45:00Z`,
})
const day = aDashboard({
  appointments: [
    anAppointment(at(14)),
    anAppointment({ ...at(15), status: 'cancelled_client' }),
    anAppointment(at(16)),
  ],
})

test.each([
  ['2026-11-17T13:00:00Z', 'Tuesday, November 17 · 2 appointments, the first at 9:00 AM'],
  ['2026-11-17T14:30:00Z', 'Tuesday, November 17 · 2 appointments, the next at 11:00 AM'],
  ['2026-11-17T20:00:00Z', 'Tuesday, November 17 · 2 appointments, all of them begun'],
])('at %s it says "%s"', (now, words) => {
  expect(daySummary(day, now)).toBe(words)
})

test('an empty day is said to be empty', () => {
  expect(daySummary(aDashboard({ appointments: [] }), '2026-11-17T13:00:00Z')).toMatch(/no appointments$/)
})
