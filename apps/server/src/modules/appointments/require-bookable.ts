import type { FieldError, ServiceLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { forbidden, validationFailed } from '../../errors'
import { clients } from '../clients'
import { locations } from '../locations'
import { services } from '../services'
import { findClinicians } from '../staff'
import type { Scope } from './find-appointment'

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
  tx: Tx,
  actor: StaffActor,
  practiceId: string,
  booking: Booking,
  scope: Scope,
  before: BookedBefore = NOTHING_BEFORE,
): Promise<ReadonlyMap<string, string>> {
  const labels = await serviceLabels(tx, actor, practiceId, before)
  const refused = [
    ...(await refusedClients(tx, actor, practiceId, booking, scope, before)),
    ...(await refusedClinician(tx, actor, practiceId, booking.clinicianId, before)),
    ...(await refusedLocation(tx, actor, practiceId, booking.locationId, before)),
    ...booking.lines.flatMap(({ serviceCode }, index) =>
      labels.has(serviceCode)
        ? []
        : [{ path: `lines.${index}.serviceCode`, message: 'Choose a service of this practice' }],
    ),
  ]
  if (refused.length > 0) throw validationFailed(refused)
  return labels
}

async function serviceLabels(tx: Tx, actor: StaffActor, practiceId: string, before: BookedBefore) {
  const offered = await tx
    .select({ code: services.code, label: services.label })
    .from(services)
    .where(and(eq(services.organizationId, actor.organizationId), eq(services.practiceId, practiceId)))
  return new Map([...before.labels, ...offered.map(({ code, label }) => [code, label] as const)])
}

async function refusedClients(
  tx: Tx,
  actor: StaffActor,
  practiceId: string,
  { clientIds }: Booking,
  scope: Scope,
  before: BookedBefore,
): Promise<FieldError[]> {
  const known = await tx
    .select({ id: clients.id, status: clients.status })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, actor.organizationId),
        eq(clients.practiceId, practiceId),
        inArray(clients.id, [...clientIds]),
        scope === 'own' ? eq(clients.primaryClinicianId, actor.staffId) : undefined,
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
  tx: Tx,
  actor: StaffActor,
  practiceId: string,
  clinicianId: string,
  before: BookedBefore,
): Promise<FieldError[]> {
  if (clinicianId === before.clinicianId) return []
  const found = await findClinicians(tx, actor.organizationId, practiceId, clinicianId)
  return found.length > 0 ? [] : [{ path: 'clinicianId', message: 'Choose a clinician of this practice' }]
}

async function refusedLocation(
  tx: Tx,
  actor: StaffActor,
  practiceId: string,
  locationId: string | null,
  before: BookedBefore,
): Promise<FieldError[]> {
  if (locationId === null || locationId === before.locationId) return []
  const found = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, actor.organizationId),
        eq(locations.practiceId, practiceId),
        eq(locations.id, locationId),
        eq(locations.isActive, true),
      ),
    )
    // So that nobody closes or deletes it before this booking is kept.
    .for('share')
  return found.length > 0 ? [] : [{ path: 'locationId', message: 'Choose a location of this practice' }]
}
