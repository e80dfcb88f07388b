import { aStaffMember, fixtureId, someBusinessHours } from '@oaklet/api/testing'
import { describe, expect, test } from 'vitest'
import { withDay } from '../../../records/hours/hours-form'
import { savedProfile } from '../profile/profile-form'
import {
  workingHoursBodyOf,
  workingHoursErrors,
  workingHoursRefusals,
  type WorkingHoursValues,
  workingHoursValuesOf,
} from './working-hours-form'
import { workingHoursVersions } from './working-hours-versions'

const [MAIN, ANNEX, ELSEWHERE] = [fixtureId(10), fixtureId(11), fixtureId(12)]
const IMANI = aStaffMember()
const VALUES = workingHoursValuesOf(IMANI, [MAIN, ANNEX])
const at = (values: WorkingHoursValues, id: string) => {
  const place = values[id]
  if (!place) throw new Error('There is no such place')
  return place
}
const both = { ...VALUES, [ANNEX]: { ...at(VALUES, ANNEX), isHere: true } }

test('hours are sent back as they came', () => {
  expect(workingHoursErrors(VALUES, IMANI)).toEqual([])
  expect(workingHoursBodyOf(VALUES, IMANI)).toEqual(savedProfile(IMANI))
})

test('hours at a location that the reader does not know stay', () => {
  const away = aStaffMember({ workingHours: [{ locationId: ELSEWHERE, hours: someBusinessHours() }] })
  const values = workingHoursValuesOf(away, [MAIN])
  expect(workingHoursBodyOf(values, away).workingHours).toEqual(away.workingHours)
})

test('a location where somebody no longer works is not sent, and keeps what was typed', () => {
  const left = { ...VALUES, [MAIN]: { ...at(VALUES, MAIN), isHere: false } }
  expect(workingHoursBodyOf(left, IMANI).workingHours).toEqual([])
  expect(at(left, MAIN).hours).toEqual(at(VALUES, MAIN).hours)
})

describe('what is wrong', () => {
  test('stands at its box, in words about work', () => {
    const { hours } = at(VALUES, MAIN)
    const ranges = [{ opens: null, closes: '17:00' }]
    const typed = { ...VALUES, [MAIN]: { isHere: true, hours: withDay(hours, 'monday', { ranges }) } }
    expect(workingHoursErrors(typed, IMANI)).toEqual([
      { path: `${MAIN}.monday.0.opens`, message: 'Enter when work begins' },
    ])
  })

  test('is that nobody is at two locations at once, said once for days that are alike', () => {
    const message = 'Nobody is at two locations at once: change one of them'
    expect(workingHoursErrors(both, IMANI)).toEqual([{ path: `${ANNEX}.monday.0.opens`, message }])
  })

  test('is put where it belongs when the server says it, and said without a box where there is none', () => {
    const refused = ['workingHours.1.locationId', 'workingHours.0.hours.saturday.0.closes', 'npi']
    const found = workingHoursRefusals(
      both,
      IMANI,
      refused.map((path) => ({ path, message: 'No' })),
    )
    expect(found.map(({ path }) => path)).toEqual([ANNEX, `${MAIN}.saturday.0.closes`, undefined])
  })
})

test('both versions are told day by day', () => {
  const theirs = aStaffMember({ workingHours: [] })
  const [row] = workingHoursVersions(VALUES, theirs, [{ id: MAIN, name: 'Main Street' }])
  expect(row).toMatchObject({ label: 'Main Street', theirs: '' })
  expect(row?.mine).toMatch(/^Monday 9:00 AM to 5:00 PM; Tuesday/)
})
