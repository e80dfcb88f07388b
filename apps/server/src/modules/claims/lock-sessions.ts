import { and, eq, inArray } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { claimSessions } from '../../db/schema/claims-table'
import type { Work } from '../../work'

/** Locks sessions, so that none of them gets another status until the transaction ends: `no key update` to put them on a claim. */
export async function lockSessions(
  { tx, actor }: Work,
  appointmentIds: readonly string[],
  strength: 'share' | 'no key update',
): Promise<void> {
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, actor.organizationId),
        inArray(appointments.id, [...appointmentIds]),
      ),
    )
    .orderBy(appointments.id)
    .for(strength)
}

/**
 * Locks the sessions of claims, which comes before the claims themselves: `share` for claims that are to be sent, `no key
 * update` for those that may set sessions free.
 */
export async function lockSessionsOf(
  work: Work,
  claimIds: readonly string[],
  strength: 'share' | 'no key update' = 'share',
): Promise<void> {
  const held = await work.tx
    .selectDistinct({ id: claimSessions.appointmentId })
    .from(claimSessions)
    .where(
      and(
        eq(claimSessions.organizationId, work.actor.organizationId),
        inArray(claimSessions.claimId, [...claimIds]),
      ),
    )
  await lockSessions(
    work,
    held.map(({ id }) => id),
    strength,
  )
}
