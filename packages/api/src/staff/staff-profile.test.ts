import { expect, it } from 'vitest'
import type { BusinessHours } from '../organization/business-hours'
import { someBusinessHours } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { aStaffProfileInput } from './staff-fixtures'
import { StaffProfileInput } from './staff-profile'

const refusals = (changes: object): string[] => {
  const { error } = StaffProfileInput.safeParse({ ...aStaffProfileInput(), ...changes })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}
const CLOSED: BusinessHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const onMonday = (number: number, opens: string, closes: string) => ({
  locationId: fixtureId(number),
  hours: { ...CLOSED, monday: [{ opens, closes }] },
})

it('takes a whole profile, and one of which nothing is known', () => {
  expect(refusals({})).toEqual([])
  const unknown = { credentials: '', npi: '', taxonomyCode: '', license: null, renderingProvider: null }
  expect(refusals({ ...unknown, languages: [], isClinician: false })).toEqual([])
})

it.each([
  ['name', { name: '  ' }],
  ['npi', { npi: '1234567890' }],
  ['taxonomyCode', { taxonomyCode: '103TC0700' }],
  ['license.number', { license: { number: '', state: 'NY', expiresOn: null } }],
  ['license.state', { license: { number: '1', state: 'New York', expiresOn: null } }],
  ['license.expiresOn', { license: { number: '1', state: 'NY', expiresOn: '31.08.2027' } }],
  ['languages.1', { languages: ['en', 'zz'] }],
  ['languages', { languages: ['en', 'en'] }],
  ['colorIndex', { colorIndex: 8 }],
  ['renderingProvider.lastName', { renderingProvider: { firstName: 'A', middleName: '', lastName: '' } }],
])('refuses a wrong %s at its field', (path, changes) => {
  expect(refusals(changes)).toContain(path)
})

it('names a supervisor where claims go under one', () => {
  const renderingProvider = { firstName: 'A', middleName: '', lastName: 'B', isUnderSupervisor: true }
  expect(refusals({ renderingProvider })).toEqual(['supervisorId'])
  expect(refusals({ renderingProvider, supervisorId: fixtureId(9) })).toEqual([])
})

it('lets nobody work at two locations at once', () => {
  const morning = onMonday(1, '09:00', '12:00')
  expect(refusals({ workingHours: [morning, onMonday(2, '12:00', '17:00')] })).toEqual([])
  expect(refusals({ workingHours: [morning, onMonday(2, '11:59', '17:00')] })).toEqual([
    'workingHours.1.hours.monday',
  ])
  const twice = [
    { locationId: fixtureId(1), hours: someBusinessHours() },
    { locationId: fixtureId(1), hours: CLOSED },
  ]
  expect(refusals({ workingHours: twice })).toEqual(['workingHours.1.locationId'])
})
