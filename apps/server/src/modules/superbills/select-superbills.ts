import type { SuperbillSummary } from '@oaklet/api/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'
import { superbills } from '../../db/schema/superbills-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { sumDrafts } from './draft-document'
import type { SuperbillSums } from './superbill-content'

/** The practice’s superbills. */
export const isSuperbillOfPractice = ({ organizationId }: StaffActor, practiceId: string): SQL | undefined =>
  and(eq(superbills.organizationId, organizationId), eq(superbills.practiceId, practiceId))

/** Superbills with the names of their people, in the order and number asked for. */
export const selectSuperbills = (
  tx: Tx,
  { where, orderBy = [], limit }: { where: SQL | undefined; orderBy?: SQL[]; limit: number },
) =>
  tx
    .select({
      superbill: superbills,
      client: { ...NAMED_CLIENT, primaryClinicianId: clients.primaryClinicianId, contacts: clients.contacts },
      clinicianName: staff.name,
    })
    .from(superbills)
    .innerJoin(clients, isClientOf(superbills))
    .innerJoin(
      staff,
      and(eq(staff.organizationId, superbills.organizationId), eq(staff.id, superbills.clinicianId)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type SelectedSuperbill = Awaited<ReturnType<typeof selectSuperbills>>[number]

/** Makes the summaries of superbills as lists show them: the sums of drafts are those of now. */
export async function summariesOf(
  { tx, actor: { organizationId } }: Work,
  practiceId: string,
  practice: PracticeToday,
  rows: readonly SelectedSuperbill[],
): Promise<(row: SelectedSuperbill) => SuperbillSummary> {
  const drafts = rows.flatMap(({ superbill }) => (superbill.status === 'draft' ? [superbill.id] : []))
  const sumsOf = await sumDrafts(tx, { organizationId, practiceId, ...practice }, drafts)
  return (row) => toSummary(row, practice, sumsOf(row.superbill.id))
}

/** A superbill as a list shows it; `draft` is what it comes to while it is a draft. */
export function toSummary(
  { superbill, client, clinicianName }: SelectedSuperbill,
  { currency }: PracticeToday,
  draft: SuperbillSums,
): SuperbillSummary {
  const { id, number, clinicianId, fromOn, toOn, status, issuedOn } = superbill
  return {
    id,
    number,
    client: { id: client.id, name: displayName(client) },
    clinician: { id: clinicianId, name: clinicianName },
    from: fromOn,
    to: toOn,
    status,
    issuedOn,
    sessionCount: superbill.sessionCount ?? draft.sessionCount,
    chargedCents: superbill.chargedCents ?? draft.chargedCents,
    paidCents: superbill.paidCents ?? draft.paidCents,
    currency,
  }
}
