import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { appointmentClients, appointments, billedAppointments } from '../../db/schema/appointments-table'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { superbills, superbillSessions } from '../../db/schema/superbills-table'
import { brokenConstraint, sqlState, UNIQUE_VIOLATION } from '../../db/sql-state'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { holdsFor, selectHoldingClaims } from './claimed-sessions'
import type { PartsKey } from './write-appointment-parts'

/** Whether any invoice bills the appointment. */
export async function isBilled(tx: Tx, { organizationId, appointmentId }: PartsKey): Promise<boolean> {
  const found = await tx
    .select({ invoiceId: billedAppointments.invoiceId })
    .from(billedAppointments)
    .where(
      and(
        eq(billedAppointments.organizationId, organizationId),
        eq(billedAppointments.appointmentId, appointmentId),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** The number of an issued superbill that names the appointment, of which the client may have a copy; null for none. */
export async function findSuperbillNumber(
  tx: Tx,
  { organizationId, appointmentId }: PartsKey,
): Promise<number | null> {
  const [found] = await tx
    .select({ number: superbills.number })
    .from(superbillSessions)
    .innerJoin(
      superbills,
      and(
        eq(superbills.organizationId, superbillSessions.organizationId),
        eq(superbills.id, superbillSessions.superbillId),
        inArray(superbills.status, ['issued', 'sent']),
      ),
    )
    .where(
      and(
        eq(superbillSessions.organizationId, organizationId),
        eq(superbillSessions.appointmentId, appointmentId),
      ),
    )
    .limit(1)
  return found?.number ?? null
}

/** Whether a file that is no test holds the claim; its bytes may be with an insurer before somebody says that it was sent. */
const IS_IN_FILE = sql`exists (
  select from ${claimBatchClaims}
  join ${claimBatches} on ${claimBatches.organizationId} = ${claimBatchClaims.organizationId}
    and ${claimBatches.id} = ${claimBatchClaims.batchId} and not ${claimBatches.isTest}
  where ${claimBatchClaims.organizationId} = ${claims.organizationId} and ${claimBatchClaims.claimId} = ${claims.id}
)`

/** The number of a claim that names the appointment and was sent or is in a file, of which an insurer may know; null for none. */
export async function findClaimNumber(
  tx: Tx,
  { organizationId, appointmentId }: PartsKey,
): Promise<string | null> {
  const [found] = await selectHoldingClaims(
    tx,
    organizationId,
    [appointmentId],
    or(isNotNull(claims.submittedOn), IS_IN_FILE),
  )
  return found?.pcn ?? null
}

/** Those of the appointments that an invoice or an issued superbill names, or a claim that an insurer may know of. */
export async function billedAmong(
  work: Work<Actor>,
  appointmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await selectBilled(work, appointmentIds)
  return new Set(found.map(({ id }) => id))
}

/** The clients of an appointment whom something bills for it. */
export async function billedClients(work: Work<Actor>, appointmentId: string): Promise<ReadonlySet<string>> {
  const found = await selectBilled(work, [appointmentId])
  return new Set(found.map(({ clientId }) => clientId))
}

function selectBilled({ tx, actor: { organizationId } }: Work<Actor>, appointmentIds: readonly string[]) {
  const isOneOf = (held: typeof billedAppointments | typeof superbillSessions | typeof claimSessions) =>
    and(eq(held.organizationId, organizationId), inArray(held.appointmentId, [...appointmentIds]))
  const session = (held: typeof billedAppointments | typeof superbillSessions | typeof claimSessions) => ({
    id: held.appointmentId,
    clientId: held.clientId,
  })
  return tx
    .select(session(billedAppointments))
    .from(billedAppointments)
    .where(isOneOf(billedAppointments))
    .union(
      tx
        .select(session(superbillSessions))
        .from(superbillSessions)
        .innerJoin(
          superbills,
          and(
            eq(superbills.organizationId, superbillSessions.organizationId),
            eq(superbills.id, superbillSessions.superbillId),
            inArray(superbills.status, ['issued', 'sent']),
          ),
        )
        .where(isOneOf(superbillSessions)),
    )
    .union(
      tx
        .select(session(claimSessions))
        .from(claimSessions)
        .innerJoin(
          claims,
          and(eq(claims.organizationId, claimSessions.organizationId), eq(claims.id, claimSessions.claimId)),
        )
        .where(and(isOneOf(claimSessions), or(isNotNull(claims.submittedOn), IS_IN_FILE))),
    )
}

/** Throws 409 `already_claimed` where a claim asks an insurer to pay for any of the appointments that the client would pay. */
async function requireUnclaimed(
  tx: Tx,
  { organizationId, clientId }: Billing,
  appointmentIds: readonly string[],
): Promise<void> {
  const conflicts = await selectHoldingClaims(
    tx,
    organizationId,
    appointmentIds,
    holdsFor(claimSessions, clientId),
  )
  const [first] = conflicts
  if (first === undefined) return
  throw new AppError('already_claimed', `Claim ${first.pcn} asks an insurance to pay for this session.`, {
    conflicts,
  })
}

/** Who bills what to whom. */
export interface Billing {
  organizationId: string
  practiceId: string
  clientId: string
  invoiceId: string
}

/** How an appointment stands for one of its clients. */
export interface AppointmentOfClient {
  status: (typeof appointments.$inferSelect)['status']
  attendance: (typeof appointmentClients.$inferSelect)['attendance']
}

/**
 * How each appointment of the practice that the client takes part in stands, held until the transaction ends. Whoever
 * only refers to one, such as an entry of the ledger does, isn't kept waiting.
 */
export async function lockAppointmentsOfClient(
  tx: Tx,
  { organizationId, practiceId, clientId }: Omit<Billing, 'invoiceId'>,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, AppointmentOfClient>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: appointments.id, status: appointments.status, attendance: appointmentClients.attendance })
    .from(appointments)
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, appointments.organizationId),
        eq(appointmentClients.appointmentId, appointments.id),
        eq(appointmentClients.clientId, clientId),
      ),
    )
    .where(
      and(
        eq(appointments.organizationId, organizationId),
        eq(appointments.practiceId, practiceId),
        inArray(appointments.id, [...appointmentIds]),
      ),
    )
    .orderBy(appointments.id)
    .for('no key update', { of: appointments })
  return new Map(rows.map(({ id, ...stands }) => [id, stands]))
}

/** Puts appointments on an invoice; 409 `already_invoiced` when another one bills any of them, `already_claimed` for a claim. */
export async function billAppointments(
  tx: Tx,
  billing: Billing,
  appointmentIds: readonly string[],
): Promise<void> {
  if (appointmentIds.length === 0) return
  const { organizationId, clientId, invoiceId } = billing
  await requireUnclaimed(tx, billing, appointmentIds)
  try {
    await tx.transaction((inner) =>
      inner
        .insert(billedAppointments)
        .values(
          appointmentIds.map((appointmentId) => ({ organizationId, appointmentId, clientId, invoiceId })),
        ),
    )
  } catch (error) {
    const isTaken = brokenConstraint(error)?.startsWith('billed_appointments') ?? false
    if (sqlState(error) !== UNIQUE_VIOLATION || !isTaken) throw error
    throw new AppError('already_invoiced', 'Another invoice already bills one of these appointments.')
  }
}

/** Sets an invoice's appointments free, to be invoiced again. */
export async function releaseAppointments(
  tx: Tx,
  { organizationId, invoiceId }: Pick<Billing, 'organizationId' | 'invoiceId'>,
): Promise<void> {
  await tx
    .delete(billedAppointments)
    .where(
      and(eq(billedAppointments.organizationId, organizationId), eq(billedAppointments.invoiceId, invoiceId)),
    )
}
