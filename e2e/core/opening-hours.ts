import type { BusinessHours, Location, OpenRange } from '@oaklet/api'
import type { ApiPerson } from './api-person'
import { firstLocation } from './first-location'

/** The same hours on every day of the week. */
const daily = (opens: string, closes: string): BusinessHours => {
  const hours: OpenRange[] = [{ opens, closes }]
  return {
    ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours },
    ...{ friday: hours, saturday: hours, sunday: hours },
  }
}

/** Gives a practice's only location hours of its own. */
export async function openLocation(practice: ApiPerson, opens: string, closes: string): Promise<Location> {
  const { id: locationId, name, address, phone, email, isActive, version } = await firstLocation(practice)
  return practice.api.locations.update(
    { practiceId: practice.practiceId, locationId },
    { name, address, phone, email, isActive, businessHours: daily(opens, closes), version },
  )
}

/** Has the practice's only clinician work at its only location at these hours. */
export async function workThere(practice: ApiPerson, opens: string, closes: string): Promise<void> {
  const { api, signedIn } = practice
  const path = {
    orgId: signedIn.user.organizationId ?? '',
    staffId: signedIn.user.staffId ?? '',
  }
  const { name, version } = await api.staff.get(path)
  const location = await firstLocation(practice)
  await api.staff.update(path, {
    ...{ name, credentials: '', colorIndex: 0, isClinician: true, npi: '' },
    ...{ taxonomyCode: '', license: null, languages: [], renderingProvider: null },
    ...{
      supervisorId: null,
      workingHours: [{ locationId: location.id, hours: daily(opens, closes) }],
      version,
    },
  })
}
