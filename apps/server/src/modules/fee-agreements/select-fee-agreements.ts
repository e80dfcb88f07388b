import type { FeeAgreement } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'

/** Names one fee agreement of one client, as the routes' parameters do. */
export interface FeeAgreementKey extends ClientKey {
  agreementId: string
}

type FeeAgreementRow = typeof feeAgreements.$inferSelect

/** The fee agreements of one client. */
export const isAgreementOfClient = ({ organizationId }: StaffActor, { practiceId, clientId }: ClientKey) =>
  and(
    eq(feeAgreements.organizationId, organizationId),
    eq(feeAgreements.practiceId, practiceId),
    eq(feeAgreements.clientId, clientId),
  )

/** The row that `key` names. */
export const isFeeAgreement = (actor: StaffActor, key: FeeAgreementKey) =>
  and(isAgreementOfClient(actor, key), eq(feeAgreements.id, key.agreementId))

/** Fee agreements as the contract shows them, the latest first. */
export async function selectFeeAgreements(tx: Tx, which: SQL | undefined): Promise<FeeAgreement[]> {
  const rows = await tx
    .select()
    .from(feeAgreements)
    .where(which)
    .orderBy(desc(feeAgreements.startsOn), asc(feeAgreements.serviceCode), asc(feeAgreements.id))
  return rows.map((row) => ({
    ...typedFields(row),
    id: row.id,
    practiceId: row.practiceId,
    clientId: row.clientId,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const typedFields = (row: FeeAgreementRow) => ({
  serviceCode: row.serviceCode,
  feeCents: row.feeCents,
  percentOff: row.percentOff,
  reason: row.reason,
  agreedBy: row.agreedBy,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
})

/** One agreement as the contract shows it; whether the actor may know the client has been seen before. */
export async function findFeeAgreement(work: Work, key: FeeAgreementKey): Promise<FeeAgreement> {
  const [found] = await selectFeeAgreements(work.tx, isFeeAgreement(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockFeeAgreement(
  work: Work,
  key: FeeAgreementKey,
  version?: number,
): Promise<FeeAgreementRow> {
  const [locked] = await work.tx
    .select()
    .from(feeAgreements)
    .where(isFeeAgreement(work.actor, key))
    .for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) {
    throw staleEdit(await findFeeAgreement(work, key))
  }
  return locked
}
