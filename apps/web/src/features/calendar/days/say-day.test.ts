import { anAppointment } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { dayWords } from './say-day'

const timeZone = 'America/New_York'
const at = (from: string, to: string) => ({
  startsAt: `2026-11-17T${from}:00.000Z`,
  endsAt: `2026-11-17T${to}:00.000Z`,
})
const booked = (from: string, to: string, status: 'scheduled' | 'no_show' = 'scheduled') =>
  anAppointment({ ...at(from, to), timeZone, status })
const day = (given: Partial<Parameters<typeof dayWords>[0]> = {}) =>
  dayWords({
    ...{ date: '2026-11-17', timeZone, appointments: [], blocked: [], note: null, of: null },
    ...given,
  })
const ana = { name: 'Ana Cole', open: [{ opens: '09:00', closes: '17:00' }] }

test('a day is said with what is booked from when to when, and what is blocked', () => {
  expect(day({ appointments: [booked('19:00', '19:50'), booked('14:00', '14:50')] })).toBe(
    'Tuesday, November 17: 2 appointments, 9:00 AM to 2:50 PM',
  )
  expect(day({ blocked: [{ ...at('20:00', '21:00'), name: 'Team meeting' }] })).toBe(
    'Tuesday, November 17: no appointments. Team meeting, 3:00 PM to 4:00 PM',
  )
})

test('of one person it is said too what is free: what is open, without appointments and blocks', () => {
  const words = day({
    of: ana,
    appointments: [booked('14:00', '16:00'), booked('15:00', '17:50'), booked('19:00', '19:50', 'no_show')],
    blocked: [{ ...at('21:00', '23:00'), name: 'Ana Cole is away' }],
  })
  expect(words).toBe(
    'Tuesday, November 17, Ana Cole: 3 appointments, 9:00 AM to 2:50 PM. Free: 12:50 PM to 4:00 PM. Ana Cole is away, 4:00 PM to 6:00 PM',
  )
})

test('a whole day away, a holiday, and gaps that are too short for anything leave nothing free', () => {
  const away = { startsAt: '2026-11-17T05:00:00.000Z', endsAt: '2026-11-18T05:00:00.000Z' }
  expect(day({ of: ana, blocked: [{ ...away, name: 'Ana Cole is away' }] })).toBe(
    'Tuesday, November 17, Ana Cole: no appointments. Nothing is free. Ana Cole is away, the whole day',
  )
  expect(day({ of: { ...ana, open: [] }, note: { label: 'Founders’ Day', isClosed: true } })).toBe(
    'Tuesday, November 17, Ana Cole: no appointments. Founders’ Day. Nothing is free',
  )
  expect(day({ of: ana, appointments: [booked('14:10', '22:00')] })).toContain('Nothing is free')
})

test('what is open until midnight is free until then, also where the day has 25 hours', () => {
  const open = [{ opens: '00:00', closes: '24:00' }]
  expect(day({ date: '2026-11-01', of: { ...ana, open } })).toContain('Free: 12:00 AM to 12:00 AM')
})
