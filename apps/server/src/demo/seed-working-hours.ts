import { WEEKDAYS, type BusinessHours, type OpenRange } from '@oaklet/api/contract'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { cliniciansOf } from './demo-clients'
import { DEMO_GUESTS, type DemoOrganization } from './demo-organizations'
import { insertRows } from '../db/insert-rows'
import { weekdaysOf } from './weekdays-of'
import { staffWorkingHours } from '../db/schema/working-hours-table'

/** With an hour for lunch, or as much of it as the last session of the morning leaves. */
const DAY: readonly OpenRange[] = [
  { opens: '09:00', closes: '12:30' },
  { opens: '13:00', closes: '17:00' },
]

/** Says when each clinician works where: on their days in a practice. Guests supervise, and see no clients. */
export async function seedWorkingHours(deps: Deps, organization: DemoOrganization): Promise<void> {
  const { organizationId, practices } = organization
  const rows = practices.flatMap((practice) => {
    const guests = DEMO_GUESTS.filter((each) => each.organization === organization).map(({ guest }) => guest)
    const guestsHere = guests.filter(({ practiceIds }) => practiceIds.includes(practice.id))
    const people = [
      ...cliniciansOf(organization, practice).map(({ id }) => ({
        id,
        hours: hoursOn(weekdaysOf(organization, id, practice.id)),
      })),
      ...guestsHere.map(({ id }) => ({ id, hours: hoursOn([]) })),
    ]
    return people.flatMap(({ id: staffId, hours }) =>
      practice.locations.map(({ id: locationId }) => ({ organizationId, staffId, locationId, hours })),
    )
  })
  await inTenant(deps.db, organizationId, (tx) => insertRows(tx, staffWorkingHours, rows))
}

/** 1 is Monday. */
const hoursOn = (weekdays: readonly number[]): BusinessHours =>
  Object.fromEntries(
    WEEKDAYS.map((weekday, index) => [weekday, weekdays.includes(index + 1) ? [...DAY] : []]),
  ) as BusinessHours
