import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bodyOf,
  emptyAppointment,
  instantsFrom,
  missingFrom,
  refusedFields,
  TELEHEALTH,
  wallClock,
} from './appointment-form'

const zone = 'America/New_York'
const services = [{ code: '90834', label: 'Psychotherapy, 45 minutes', durationMinutes: 50, feeCents: 15200 }]
const complete = emptyAppointment({
  client: { id: 'client', name: 'Maya Ortiz' },
  clinicianId: 'clinician',
  place: TELEHEALTH,
  serviceCode: '90834',
  date: '2026-11-17',
  start: '09:00',
  minutes: 50,
})

test('every field that is needed says so, and memo is not one', () => {
  expect(missingFrom(emptyAppointment({ minutes: null })).map(({ path }) => path)).toEqual([
    'client',
    'clinicianId',
    'place',
    'serviceCode',
    'date',
    'start',
    'minutes',
  ])
  expect(missingFrom(complete)).toEqual([])
})

test('a wall-clock time in the practice zone becomes the right instant, in winter and in summer', () => {
  const at = (date: string) => instantsFrom({ date, start: '09:00', minutes: 50 }, zone)
  expect(at('2026-11-17')).toEqual({
    startsAt: '2026-11-17T14:00:00.000Z',
    endsAt: '2026-11-17T14:50:00.000Z',
  })
  expect(at('2026-07-01').startsAt).toBe('2026-07-01T13:00:00.000Z')
})

test('an instant survives the way to the wall clock and back, but for the hour that clocks repeat', () => {
  const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 2 }).map((n) => Date.UTC(2026, 0, 1) + n * 60_000)
  fc.assert(
    fc.property(minute, (ms) => {
      const instant = new Date(ms).toISOString()
      const back = Date.parse(instantsFrom({ ...wallClock(instant, zone), minutes: 30 }, zone).startsAt)
      return back === ms || back === ms - 3_600_000
    }),
  )
})

test('telehealth is sent as no location, and the fee comes from the service', () => {
  expect(bodyOf(complete, { timeZone: zone, services })).toMatchObject({
    locationId: null,
    lines: [{ serviceCode: '90834', units: 1, feeCents: 15200, modifiers: [] }],
    allowOverlap: false,
  })
})

test('there is no body while something is missing', () => {
  expect(bodyOf({ ...complete, start: null }, { timeZone: zone, services })).toBeNull()
})

test('what the server refuses is shown at the field that it is about', () => {
  expect(
    refusedFields([
      { path: 'clientIds.0', message: 'This client is archived' },
      { path: 'somethingElse', message: 'No place for this' },
    ]),
  ).toEqual([{ path: 'client', message: 'This client is archived' }])
})
