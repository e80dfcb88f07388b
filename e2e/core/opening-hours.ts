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
