import { type BusinessHours, type Holiday, type HolidayInput, type Location } from '@oaklet/api/contract'
import { aStaffProfileInput, aHolidayInput, aLocationInput } from '@oaklet/api/testing'
import type { SignedInPerson } from './a-person'
import { aStaffDesk } from './a-staff-desk'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'
import { rangesOf } from './hours-in-words'

/** A practice, open Monday to Friday from nine to five, whose owner sets when what is open. */
export async function anHoursDesk(test: TestApp) {
  const desk = await aStaffDesk(test)
  const { practice, owner } = desk
  const addHoliday = async (changes: Partial<HolidayInput> = {}): Promise<Holiday> =>
    dataOf(await owner.request('POST', practice.path('holidays'), aHolidayInput(changes)))
  const addLocation = async (name: string, businessHours: BusinessHours | null = null): Promise<Location> =>
    dataOf(await owner.request('POST', practice.path('locations'), aLocationInput({ name, businessHours })))
  /** Sets a person's working hours at each of these locations. */
  const setWork = async (person: SignedInPerson, hours: Readonly<Record<string, BusinessHours>>) => {
    const { name, version } = await desk.get(person)
    const workingHours = Object.entries(hours).map(([locationId, each]) => ({ locationId, hours: each }))
    const profile = { ...aStaffProfileInput(), name, npi: '', workingHours, version }
    return dataOf(await desk.call('PUT', `/${person.staffId}`, profile))
  }
  const setDay = async (day: string, ...ranges: string[]) => {
    const path = `/api/v1/organizations/${practice.organizationId}/settings/businessHours/${day}`
    return dataOf(await owner.request('PATCH', path, { ranges: rangesOf(ranges) }))
  }
  return { ...desk, addHoliday, addLocation, setWork, setDay }
}
