import type * as api from '@oaklet/api/contract'
import { MAX_OPENING_DAYS, type Openings } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { locations } from '../../db/schema/locations-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findOpenings } from '../availability'
import { timesWanted } from './fits-entry'
import { findEntry } from './select-entries'

/** The openings that suit a client who waits, from a day on, within the days that they wait for. */
export async function listWaitlistOpenings(
  { scope, params: key, query }: CallOf<typeof api.listWaitlistOpenings>,
  work: Work,
): Promise<Openings> {
  const { entry } = await findEntry(work, key, scope)
  const { practiceId, clientId, clinicianIds, minutes, earliest, latest } = entry
  const startDate = query.startDate < earliest ? earliest : query.startDate
  const end = addDays(startDate, MAX_OPENING_DAYS - 1)
  const lastDate = latest !== null && latest < end ? latest : end
  const places = await openPlaces(work, practiceId, entry.places)
  if (lastDate < startDate || (entry.places.length > 0 && places.length === 0)) {
    return { days: [], nextDate: null, lastDate }
  }
  return findOpenings(work, scope, {
    ...{ practiceId, startDate, lastDate, minutes, clinicianIds, places, clientId },
    ...{ part: null, times: timesWanted(entry) },
  })
}

/** Those of the places at which something can still be booked. */
async function openPlaces(work: Work, practiceId: string, places: readonly string[]): Promise<string[]> {
  const sites = places.filter((place) => place !== 'telehealth')
  const open = await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, work.actor.organizationId),
        eq(locations.practiceId, practiceId),
        eq(locations.isActive, true),
        inArray(locations.id, sites),
      ),
    )
  const ids = open.map(({ id }) => id)
  return places.filter((place) => place === 'telehealth' || ids.includes(place))
}
