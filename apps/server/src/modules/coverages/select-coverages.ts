import type { Coverage } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import { staff } from '../../db/schema/staff-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'

/** Names one coverage of one client, as the routes' parameters do. */
export interface CoverageKey extends ClientKey {
  coverageId: string
}

type CoverageRow = typeof coverages.$inferSelect

/** The coverages of one client. */
export const isCoverageOfClient = ({ organizationId }: StaffActor, { practiceId, clientId }: ClientKey) =>
  and(
    eq(coverages.organizationId, organizationId),
    eq(coverages.practiceId, practiceId),
    eq(coverages.clientId, clientId),
  )

/** The row that `key` names. */
export const isCoverage = (actor: StaffActor, key: CoverageKey) =>
  and(isCoverageOfClient(actor, key), eq(coverages.id, key.coverageId))

/** Coverages as the contract shows them, by priority and then the latest first. */
export async function selectCoverages(tx: Tx, which: SQL | undefined): Promise<Coverage[]> {
  const rows = await tx
    .select({ coverage: coverages, payerName: payers.name, verifiedByName: staff.name })
    .from(coverages)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId)),
    )
    .leftJoin(
      staff,
      and(eq(staff.organizationId, coverages.organizationId), eq(staff.id, coverages.verifiedById)),
    )
    .where(which)
    .orderBy(asc(coverages.priority), desc(coverages.effectiveFrom), asc(coverages.id))
  return rows.map(({ coverage, payerName, verifiedByName }) => ({
    ...typedFields(coverage),
    id: coverage.id,
    practiceId: coverage.practiceId,
    clientId: coverage.clientId,
    payerName,
    verifiedByName,
    verifiedAt: coverage.verifiedAt?.toISOString() ?? null,
    version: coverage.version,
    createdAt: coverage.createdAt.toISOString(),
    updatedAt: coverage.updatedAt.toISOString(),
  }))
}

const typedFields = (row: CoverageRow) => ({
  payerId: row.payerId,
  priority: row.priority,
  memberId: row.memberId,
  groupNumber: row.groupNumber,
  groupName: row.groupName,
  planName: row.planName,
  relation: row.relation,
  policyHolder: row.policyHolder,
  copayCents: row.copayCents,
  coinsurancePercent: row.coinsurancePercent,
  deductibleCents: row.deductibleCents,
  deductibleMetCents: row.deductibleMetCents,
  deductibleAsOf: row.deductibleAsOf,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  acceptsAssignment: row.acceptsAssignment,
  signatureOn: row.signatureOn,
  releaseOn: row.releaseOn,
  status: row.status,
})

/** One coverage as the contract shows it; whether the actor may know the client has been seen before. */
export async function findCoverage(work: Work, key: CoverageKey): Promise<Coverage> {
  const [found] = await selectCoverages(work.tx, isCoverage(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockCoverage(work: Work, key: CoverageKey, version?: number): Promise<CoverageRow> {
  const [locked] = await work.tx.select().from(coverages).where(isCoverage(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) throw staleEdit(await findCoverage(work, key))
  return locked
}
