import type { FieldError, ServiceLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { locations } from '../../db/schema/locations-table'
import { services } from '../../db/schema/services-table'
import { forbidden, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { findClinicians } from '../staff'
import { clientsInScope } from '../caseload'

/** Who and what an appointment names. */
export interface Booking {
  clientIds: readonly string[]
  clinicianId: string
  locationId: string | null
  lines: readonly ServiceLine[]
}

/** What it named before: that may stay, even if it couldn't be chosen today. */
export type BookedBefore = Pick<Booking, 'clientIds' | 'clinicianId' | 'locationId'> & {
  labels: ReadonlyMap<string, string>
}

const NOTHING_BEFORE: BookedBefore = { clientIds: [], clinicianId: '', locationId: null, labels: new Map() }

/** Throws 403 when the actor may write in their own calendar only, and this is another's. */
export function requireOwnCalendar(actor: StaffActor, scope: Scope, clinicianId: string): void {
  if (scope === 'own' && clinicianId !== actor.staffId) throw forbidden()
}

/** Throws 422 naming each field that isn't this practice's or can't be booked; returns the services' labels. */
export async function requireBookable(
  work: Work,
  practiceId: string,
  booking: Booking,
  scope: Scope,
  before: BookedBefore = NOTHING_BEFORE,
): Promise<ReadonlyMap<string, string>> {
  const labels = await serviceLabels(work, practiceId, before)
  const refused = [
    ...(await refusedClients(work, practiceId, booking, scope, before)),
    ...(await refusedClinician(work, practiceId, booking.clinicianId, before)),
    ...(await refusedLocation(work, practiceId, booking.locationId, before)),
    ...booking.lines.flatMap(({ serviceCode }, index) =>
      labels.has(serviceCode)
        ? []
        : [{ path: `lines.${index}.serviceCode`, message: 'Choose a service of this practice' }],
    ),
  ]
  if (refused.length > 0) throw validationFailed(refused)
  return labels
}

async function serviceLabels(work: Work, practiceId: string, before: BookedBefore) {
  const offered = await work.tx
    .select({ code: services.code, label: services.label })
    .from(services)
    .where(and(eq(services.organizationId, work.actor.organizationId), eq(services.practiceId, practiceId)))
  return new Map([...before.labels, ...offered.map(({ code, label }) => [code, label] as const)])
}

async function refusedClients(
  work: Work,
  practiceId: string,
  { clientIds }: Booking,
  scope: Scope,
  before: BookedBefore,
): Promise<FieldError[]> {
  const known = await work.tx
    .select({ id: clients.id, status: clients.status })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, work.actor.organizationId),
        eq(clients.practiceId, practiceId),
        inArray(clients.id, [...clientIds]),
        clientsInScope(work.actor, scope),
      ),
    )
  const statuses = new Map(known.map(({ id, status }) => [id, status]))
  return clientIds.flatMap((id, index) => {
    const path = `clientIds.${index}`
    if (clientIds.indexOf(id) < index) return [{ path, message: 'This client is already chosen' }]
    if (before.clientIds.includes(id)) return []
    const status = statuses.get(id)
    if (status === undefined) return [{ path, message: 'Choose a client of this practice' }]
    return status === 'archived' ? [{ path, message: 'An archived client can’t be booked' }] : []
  })
}

async function refusedClinician(
  work: Work,
  practiceId: string,
  clinicianId: string,
  before: BookedBefore,
): Promise<FieldError[]> {
  if (clinicianId === before.clinicianId) return []
  const found = await findClinicians(work.tx, work.actor.organizationId, practiceId, clinicianId)
  return found.length > 0 ? [] : [{ path: 'clinicianId', message: 'Choose a clinician of this practice' }]
}

async function refusedLocation(
  work: Work,
  practiceId: string,
  locationId: string | null,
  before: BookedBefore,
): Promise<FieldError[]> {
  if (locationId === null || locationId === before.locationId) return []
  const found = await work.tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, work.actor.organizationId),
        eq(locations.practiceId, practiceId),
        eq(locations.id, locationId),
        eq(locations.isActive, true),
      ),
    )
    // So that nobody closes or deletes it before this booking is kept.
    .for('share')
  return found.length > 0 ? [] : [{ path: 'locationId', message: 'Choose a location of this practice' }]
}
