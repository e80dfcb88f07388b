import type { FieldError } from '@oaklet/api/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { locations } from '../../db/schema/locations-table'
import type { Work } from '../../work'
import { findClinicians } from '../staff'
import type { Booking, PlannedTime } from './planned-time'

/** Who and what can be booked in a practice, as far as some planned times name it. */
export interface Bookable {
  /** The status of each client. */
  clients: ReadonlyMap<string, string>
  clinicians: ReadonlySet<string>
  locations: ReadonlySet<string>
}

const NOTHING_BEFORE: Booking = { clientIds: [], clinicianId: '', locationId: null }

/** Loads who and what the planned times name anew, each kind in one query; `isKnown` narrows the clients. */
export async function loadBookable(
  work: Work<Actor>,
  practiceId: string,
  isKnown: SQL | undefined,
  planned: readonly PlannedTime[],
): Promise<Bookable> {
  const { organizationId } = work.actor
  const asksForClinician = planned.some(({ clinicianId, before }) => clinicianId !== before?.clinicianId)
  const clinicians = asksForClinician ? await findClinicians(work.tx, organizationId, practiceId) : []
  return {
    clients: await loadClients(work, practiceId, isKnown, planned),
    clinicians: new Set(clinicians.map(({ id }) => id)),
    locations: await loadLocations(work, practiceId, planned),
  }
}

async function loadClients(
  work: Work<Actor>,
  practiceId: string,
  isKnown: SQL | undefined,
  planned: readonly PlannedTime[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(planned.flatMap(({ clientIds }) => clientIds))]
  if (ids.length === 0) return new Map()
  const known = await work.tx
    .select({ id: clients.id, status: clients.status })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, work.actor.organizationId),
        eq(clients.practiceId, practiceId),
        inArray(clients.id, ids),
        isKnown,
      ),
    )
  return new Map(known.map(({ id, status }) => [id, status]))
}

async function loadLocations(
  work: Work<Actor>,
  practiceId: string,
  planned: readonly PlannedTime[],
): Promise<ReadonlySet<string>> {
  const chosen = planned.flatMap(({ locationId, before = NOTHING_BEFORE }) =>
    locationId === null || locationId === before.locationId ? [] : [locationId],
  )
  return activeLocations(work, practiceId, chosen)
}

/**
 * Returns those of the locations at which the practice can book, and locks them until the transaction ends, so that none
 * is closed or deleted before what names it is kept.
 */
export async function activeLocations(
  work: Work<Actor>,
  practiceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, work.actor.organizationId),
        eq(locations.practiceId, practiceId),
        inArray(locations.id, [...new Set(ids)]),
        eq(locations.isActive, true),
      ),
    )
    .orderBy(locations.id)
    .for('share')
  return new Set(found.map(({ id }) => id))
}

/** Returns an error for each field that names something that can't be booked. */
export function bookingErrors(bookable: Bookable, planned: PlannedTime): FieldError[] {
  const { clinicianId, locationId, before = NOTHING_BEFORE } = planned
  const isClinician = clinicianId === before.clinicianId || bookable.clinicians.has(clinicianId)
  const isLocation =
    locationId === null || locationId === before.locationId || bookable.locations.has(locationId)
  return [
    ...clientErrors(bookable, planned.clientIds, before),
    ...(isClinician ? [] : [{ path: 'clinicianId', message: 'Choose a clinician of this practice' }]),
    ...(isLocation ? [] : [{ path: 'locationId', message: 'Choose a location of this practice' }]),
  ]
}

const clientErrors = (bookable: Bookable, clientIds: readonly string[], before: Booking): FieldError[] =>
  clientIds.flatMap((id, index) => {
    const path = `clientIds.${index}`
    if (clientIds.indexOf(id) < index) return [{ path, message: 'This client is already chosen' }]
    if (before.clientIds.includes(id)) return []
    const status = bookable.clients.get(id)
    if (status === undefined) return [{ path, message: 'Choose a client of this practice' }]
    return status === 'archived' ? [{ path, message: 'An archived client can’t be booked' }] : []
  })
