import { accessScope, type ClientOverlap } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { displayName, NAMED_CLIENT } from '../caseload'
import { selectAppointments } from './select-appointments'

/** As many as a refusal names. */
const MAX_CONFLICTS = 20

interface Overlap {
  clientId: string
  appointmentId: string
}

/** Makes a refusal that names the clients who are with another clinician then. */
export async function clientOverlapRefused(work: Work, overlaps: readonly Overlap[]): Promise<AppError> {
  const conflicts = await describeClientOverlaps(work, overlaps)
  return new AppError('client_overlap', 'The client already has another appointment at this time.', {
    conflicts: distinctOverlaps(conflicts).slice(0, MAX_CONFLICTS),
  })
}

/**
 * Says of each overlap which client it is about. It says with whom and when as far as the actor may see such
 * appointments, and nothing of the others.
 */
export async function describeClientOverlaps(
  work: Work,
  overlaps: readonly Overlap[],
): Promise<ClientOverlap[]> {
  if (overlaps.length === 0) return []
  const names = await namesOf(work, overlaps)
  const seen = await seenAmong(work, overlaps)
  return overlaps.map(({ clientId, appointmentId }) => ({
    client: { id: clientId, name: names.get(clientId) ?? '' },
    appointment: seen.get(appointmentId) ?? null,
  }))
}

/** Each of them once: of a client's appointments that the actor may not see is said that there is one, not how many. */
export const distinctOverlaps = (overlaps: readonly ClientOverlap[]): ClientOverlap[] => [
  ...new Map(overlaps.map((one) => [`${one.client.id} ${one.appointment?.id ?? ''}`, one])).values(),
]

async function namesOf(work: Work, overlaps: readonly Overlap[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(overlaps.map(({ clientId }) => clientId))]
  const named = await work.tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, work.actor.organizationId), inArray(clients.id, ids)))
  return new Map(named.map((client) => [client.id, displayName(client)]))
}

/** Returns those of the appointments that the actor may see, by their ids. */
async function seenAmong(
  { tx, actor }: Work,
  overlaps: readonly Overlap[],
): Promise<ReadonlyMap<string, NonNullable<ClientOverlap['appointment']>>> {
  const scope = accessScope(actor.permissions, 'appointments:view')
  if (scope === 'none') return new Map()
  const ids = [...new Set(overlaps.map(({ appointmentId }) => appointmentId))]
  const found = await selectAppointments(tx, {
    where: and(
      eq(appointments.organizationId, actor.organizationId),
      inArray(appointments.practiceId, [...actor.practiceIds]),
      scope === 'own' ? eq(appointments.clinicianId, actor.staffId) : undefined,
      inArray(appointments.id, ids),
    ),
  })
  return new Map(
    found.map(({ id, clinician, startsAt, endsAt }) => [
      id,
      { id, clinicianName: clinician.name, startsAt, endsAt },
    ]),
  )
}
