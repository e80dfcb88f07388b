import type { SuperbillHolder } from '@oaklet/api/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { superbills, superbillSessions } from '../../db/schema/superbills-table'
import { brokenConstraint, sqlState, UNIQUE_VIOLATION } from '../../db/sql-state'
import { AppError } from '../../errors'

type SuperbillRow = Pick<typeof superbills.$inferSelect, 'organizationId' | 'id' | 'clientId'>

/** Puts sessions on a superbill; 409 `already_on_superbill` when another one holds any of them. */
export async function holdSessions(
  tx: Tx,
  { organizationId, id: superbillId, clientId }: SuperbillRow,
  appointmentIds: readonly string[],
): Promise<void> {
  const rows = appointmentIds.map((appointmentId) => ({
    organizationId,
    appointmentId,
    clientId,
    superbillId,
  }))
  try {
    await tx.transaction((inner) => inner.insert(superbillSessions).values(rows))
  } catch (error) {
    const isTaken = brokenConstraint(error)?.startsWith('superbill_sessions') ?? false
    if (sqlState(error) !== UNIQUE_VIOLATION || !isTaken) throw error
    throw alreadyHeld(await holdersOf(tx, { organizationId, clientId }, appointmentIds))
  }
}

/** The refusal where other superbills hold the sessions. */
export const alreadyHeld = (holders: readonly SuperbillHolder[]): AppError => {
  const [number] = holders.flatMap((holder) => (holder.number === null ? [] : [holder.number]))
  const which = number === undefined ? 'a draft' : `superbill ${number}`
  const sentence =
    holders.length > 1
      ? 'These sessions are on other superbills already.'
      : `These sessions are on ${which} already.`
  return new AppError('already_on_superbill', sentence, { conflicts: [...holders] })
}

/** The superbills that hold sessions of a client, by their numbers. */
export const holdersOf = (
  tx: Tx,
  { organizationId, clientId }: Pick<SuperbillRow, 'organizationId' | 'clientId'>,
  appointmentIds: readonly string[],
): Promise<SuperbillHolder[]> =>
  tx
    .selectDistinct({ id: superbills.id, number: superbills.number, status: superbills.status })
    .from(superbillSessions)
    .innerJoin(
      superbills,
      and(
        eq(superbills.organizationId, superbillSessions.organizationId),
        eq(superbills.id, superbillSessions.superbillId),
      ),
    )
    .where(
      and(
        eq(superbillSessions.organizationId, organizationId),
        eq(superbillSessions.clientId, clientId),
        inArray(superbillSessions.appointmentId, [...appointmentIds]),
      ),
    )
    .orderBy(superbills.number, superbills.id)

/** Locks the sessions of a superbill, so that none of them gets another status until the transaction ends. */
export async function lockSessions(
  tx: Tx,
  { organizationId, id }: Pick<SuperbillRow, 'organizationId' | 'id'>,
): Promise<void> {
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(
      superbillSessions,
      and(
        eq(superbillSessions.organizationId, appointments.organizationId),
        eq(superbillSessions.appointmentId, appointments.id),
        eq(superbillSessions.superbillId, id),
      ),
    )
    .where(eq(appointments.organizationId, organizationId))
    .orderBy(appointments.id)
    .for('share', { of: appointments })
}

/** Sets the sessions of a superbill free but for these, to be put on another one. */
export async function releaseSessions(
  tx: Tx,
  { organizationId, id }: Pick<SuperbillRow, 'organizationId' | 'id'>,
  but: readonly string[] = [],
): Promise<void> {
  await tx
    .delete(superbillSessions)
    .where(
      and(
        eq(superbillSessions.organizationId, organizationId),
        eq(superbillSessions.superbillId, id),
        but.length === 0 ? undefined : notInArray(superbillSessions.appointmentId, [...but]),
      ),
    )
}
