import type { ClaimHolder } from '@oaklet/api/contract'
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointments, billedAppointments } from '../../db/schema/appointments-table'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { superbills, superbillSessions } from '../../db/schema/superbills-table'
import { brokenConstraint, sqlState, UNIQUE_VIOLATION } from '../../db/sql-state'
import { AppError } from '../../errors'
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

/** The claims of the condition that hold the sessions, by their numbers. */
const selectHoldingClaims = (
  tx: Tx,
  organizationId: string,
  appointmentIds: readonly string[],
  which?: SQL,
): Promise<ClaimHolder[]> =>
  tx
    .selectDistinct({ id: claims.id, pcn: claims.pcn, state: claims.state })
    .from(claimSessions)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, claimSessions.organizationId), eq(claims.id, claimSessions.claimId)),
    )
    .where(
      and(
        eq(claimSessions.organizationId, organizationId),
        inArray(claimSessions.appointmentId, [...appointmentIds]),
        which,
      ),
    )
    .orderBy(claims.pcn)

/** The number of a claim that names the appointment and was sent, of which an insurer may know; null for none. */
export async function findClaimNumber(
  tx: Tx,
  { organizationId, appointmentId }: PartsKey,
): Promise<string | null> {
  const [found] = await selectHoldingClaims(
    tx,
    organizationId,
    [appointmentId],
    isNotNull(claims.submittedOn),
  )
  return found?.pcn ?? null
}

/** Throws 409 `already_claimed` where a claim asks an insurer to pay for any of the client’s appointments. */
async function requireUnclaimed(
  tx: Tx,
  { organizationId, clientId }: Billing,
  appointmentIds: readonly string[],
): Promise<void> {
  const ofClient = eq(claimSessions.clientId, clientId)
  const conflicts = await selectHoldingClaims(tx, organizationId, appointmentIds, ofClient)
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

/** The status of each appointment of the practice that the client takes part in, held until the transaction ends. */
export async function lockAppointmentsOfClient(
  tx: Tx,
  { organizationId, practiceId, clientId }: Omit<Billing, 'invoiceId'>,
  appointmentIds: readonly string[],
) {
  if (appointmentIds.length === 0) return new Map<string, (typeof appointments.$inferSelect)['status']>()
  const rows = await tx
    .select({ id: appointments.id, status: appointments.status })
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
    .for('update', { of: appointments })
  return new Map(rows.map(({ id, status }) => [id, status]))
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
