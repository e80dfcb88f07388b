import type { EstimateSummary } from '@oaklet/api/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Scope, StaffActor } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import { staff } from '../../db/schema/staff-table'
import { clientsInScope, displayName, isClientOf, NAMED_CLIENT } from '../caseload'

export type EstimateRow = typeof estimates.$inferSelect

/** The practice’s estimates. */
export const isEstimateOfPractice = ({ organizationId }: StaffActor, practiceId: string): SQL | undefined =>
  and(eq(estimates.organizationId, organizationId), eq(estimates.practiceId, practiceId))

/** The practice's estimates, narrowed to those of the actor's own clients when `scope` says so. */
export const isVisibleEstimate = (actor: StaffActor, practiceId: string, scope: Scope): SQL | undefined =>
  and(isEstimateOfPractice(actor, practiceId), clientsInScope(actor, scope))

const replacing = alias(estimates, 'replacing')

/** Estimates with the names of their people, in the order and number asked for. */
export const selectEstimates = (
  tx: Tx,
  { where, orderBy = [], limit }: { where: SQL | undefined; orderBy?: SQL[]; limit: number },
) =>
  tx
    .select({
      estimate: estimates,
      client: { ...NAMED_CLIENT, primaryClinicianId: clients.primaryClinicianId, contacts: clients.contacts },
      clinicianName: staff.name,
      replacedBy: { id: replacing.id, number: replacing.number },
    })
    .from(estimates)
    .innerJoin(clients, isClientOf(estimates))
    .innerJoin(
      staff,
      and(eq(staff.organizationId, estimates.organizationId), eq(staff.id, estimates.clinicianId)),
    )
    .leftJoin(
      replacing,
      and(eq(replacing.organizationId, estimates.organizationId), eq(replacing.id, estimates.replacedById)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type SelectedEstimate = Awaited<ReturnType<typeof selectEstimates>>[number]

/** An estimate as a list shows it. */
export function toSummary(
  { estimate, client, clinicianName }: SelectedEstimate,
  { currency }: PracticeToday,
): EstimateSummary {
  const { id, number, clinicianId, fromOn, toOn, status, reason, sentOn, totalCents } = estimate
  return {
    id,
    number,
    client: { id: client.id, name: displayName(client) },
    clinician: { id: clinicianId, name: clinicianName },
    from: fromOn,
    to: toOn,
    ...{ status, reason, sentOn, totalCents, currency },
  }
}
