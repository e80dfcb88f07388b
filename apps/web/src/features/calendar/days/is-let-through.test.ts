import { APPOINTMENT_STATUSES } from '@oaklet/api/contract'
import { aClinician, anAppointment } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { isLetThrough } from './is-let-through'

const none = { clinicianIds: [], place: null, service: null, statuses: null }
const ana = aClinician({ id: 'ana' })

test('what takes no time any more is hidden, but for who did not come, unless it is asked for', () => {
  const shown = (filters: Partial<Parameters<typeof isLetThrough>[1]>) =>
    APPOINTMENT_STATUSES.filter((status) => isLetThrough(anAppointment({ status }), { ...none, ...filters }))
  expect(shown({})).toEqual(['requested', 'scheduled', 'confirmed', 'checked_in', 'completed', 'no_show'])
  expect(shown({ statuses: 'all' })).toEqual(APPOINTMENT_STATUSES)
  expect(shown({ statuses: 'late_cancelled' })).toEqual(['late_cancelled'])
})

test('the filters narrow by clinicians, place and service, each on its own and all together', () => {
  const appointment = anAppointment({ clinician: ana })
  const [line] = appointment.lines
  const isShown = (filters: Partial<Parameters<typeof isLetThrough>[1]>, of = appointment) =>
    isLetThrough(of, { ...none, ...filters })
  expect(isShown({ clinicianIds: ['ruth', 'ana'] })).toBe(true)
  expect(isShown({ clinicianIds: ['ruth'] })).toBe(false)
  expect(isShown({ place: appointment.location?.id ?? '' })).toBe(true)
  expect(isShown({ place: 'telehealth' })).toBe(false)
  expect(isShown({ place: 'telehealth' }, { ...appointment, location: null })).toBe(true)
  expect(isShown({ service: line?.serviceCode ?? null, clinicianIds: ['ana'] })).toBe(true)
  expect(isShown({ service: 'other', clinicianIds: ['ana'] })).toBe(false)
})
