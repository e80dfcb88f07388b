import { aClinician, anAppointment, anAppointmentBody, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { valuesOf } from '../booking/appointment-form'
import { editOf, hasOthers, isWhereItWas, moveOf } from './series-change'

const series = { id: fixtureId(45), freq: 'weekly' as const, every: 1, place: 5, count: 12 }
const appointment = anAppointment({
  ...{ series, timeZone: 'America/New_York' },
  ...{ startsAt: '2026-11-17T14:00:00.000Z', endsAt: '2026-11-17T14:50:00.000Z' },
})
const { startsAt, endsAt } = appointment

it('an appointment that is alone in its series has no others', () => {
  expect(hasOthers(appointment)).toBe(true)
  expect(hasOthers(anAppointment({ series: { ...series, count: 1 } }))).toBe(false)
  expect(hasOthers(anAppointment({ series: null }))).toBe(false)
})

it('a move changes the day, the time or the length, whichever is another now', () => {
  expect(moveOf(appointment, { start: startsAt, end: endsAt })).toBeNull()
  const other = '0197a000-0000-7000-8000-0000000000d9'
  expect(moveOf(appointment, { start: startsAt, end: endsAt, resourceId: other })).toEqual({
    ...{ kind: 'edit', clinicianId: other },
  })
  expect(moveOf(appointment, { start: '2026-11-17T15:00:00.000Z', end: '2026-11-17T15:50:00.000Z' })).toEqual(
    {
      ...{ kind: 'edit', start: '10:00' },
    },
  )
  expect(moveOf(appointment, { start: '2026-11-19T14:00:00.000Z', end: '2026-11-19T15:00:00.000Z' })).toEqual(
    {
      ...{ kind: 'edit', date: '2026-11-19', minutes: 60 },
    },
  )
})

it('an appointment is where it was only with its time and its clinician', () => {
  const clinician = aClinician({ id: '0197a000-0000-7000-8000-0000000000d9' })
  expect(isWhereItWas(appointment, { ...appointment, memo: 'Back door' })).toBe(true)
  expect(isWhereItWas(appointment, { ...appointment, clinician })).toBe(false)
  expect(isWhereItWas(appointment, { ...appointment, startsAt: '2026-11-17T13:30:00.000Z' })).toBe(false)
})

it('an edit has only what the person changed now', () => {
  const [before, body] = [valuesOf(appointment), anAppointmentBody({ memo: 'Back door' })]
  expect(editOf(before, before, body)).toBeNull()
  expect(editOf(before, { ...before, memo: 'Back door' }, body)).toEqual({ kind: 'edit', memo: 'Back door' })
  expect(
    editOf(before, { ...before, place: 'telehealth', start: '17:00' }, { ...body, locationId: null }),
  ).toEqual({
    ...{ kind: 'edit', start: '17:00', locationId: null },
  })
})
