import type { ClaimBatch } from '@oaklet/api/contract'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffActor } from '../../actor'
import { claimBatchClaims, claimBatches } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { payers } from '../../db/schema/payers-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { practiceToday } from '../organization'

/** Names one file of claims of one practice, as the routes' parameters do. */
export interface ClaimBatchKey {
  practiceId: string
  batchId: string
}

export type ClaimBatchRow = typeof claimBatches.$inferSelect

/** The practice’s files of claims. */
export const isBatchOfPractice = ({ organizationId }: StaffActor, practiceId: string) =>
  and(eq(claimBatches.organizationId, organizationId), eq(claimBatches.practiceId, practiceId))

/** The row that `key` names. */
export const isBatch = (actor: StaffActor, { practiceId, batchId }: ClaimBatchKey) =>
  and(isBatchOfPractice(actor, practiceId), eq(claimBatches.id, batchId))

/** Files with the names of who made and sent them, without what is in them. */
export function selectBatchRows({ tx }: Work, where: SQL | undefined, orderBy: SQL[] = [], limit = 1) {
  const senders = alias(staff, 'senders')
  const { id, number, state, isTest, createdAt, sentAt } = claimBatches
  const { folderState, folderAt, folderFault } = claimBatches
  return tx
    .select({
      ...{ id, number, state, isTest, createdAt, sentAt, folderState, folderAt, folderFault },
      ...{ createdByName: staff.name, sentByName: senders.name },
    })
    .from(claimBatches)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, claimBatches.organizationId), eq(staff.id, claimBatches.createdById)),
    )
    .leftJoin(
      senders,
      and(eq(senders.organizationId, claimBatches.organizationId), eq(senders.id, claimBatches.sentById)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
}

type SelectedBatch = Awaited<ReturnType<typeof selectBatchRows>>[number]

/** The claims in these files, in their order in each. */
const selectBatchClaims = ({ tx, actor }: Work, batchIds: readonly string[]) =>
  tx
    .select({
      batchId: claimBatchClaims.batchId,
      claimVersion: claimBatchClaims.claimVersion,
      ...{ id: claims.id, pcn: claims.pcn, state: claims.state, version: claims.version },
      ...{ chargedCents: claims.chargedCents, client: NAMED_CLIENT, payerName: payers.name },
    })
    .from(claimBatchClaims)
    .innerJoin(
      claims,
      and(
        eq(claims.organizationId, claimBatchClaims.organizationId),
        eq(claims.id, claimBatchClaims.claimId),
      ),
    )
    .innerJoin(clients, isClientOf(claims))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .where(
      and(
        eq(claimBatchClaims.organizationId, actor.organizationId),
        inArray(claimBatchClaims.batchId, [...batchIds]),
      ),
    )
    .orderBy(asc(claimBatchClaims.position))

/** Files as the contract shows them. */
export async function toBatches(
  work: Work,
  practiceId: string,
  rows: readonly SelectedBatch[],
): Promise<(row: SelectedBatch) => ClaimBatch> {
  const { currency } = await practiceToday(work, practiceId)
  const ids = rows.map(({ id }) => id)
  const all = ids.length === 0 ? [] : await selectBatchClaims(work, ids)
  return ({ createdAt, sentAt, folderState, folderAt, folderFault, ...row }) => {
    const inside = all
      .filter(({ batchId }) => batchId === row.id)
      .map(({ id, pcn, state, chargedCents, payerName, client, version, claimVersion }) => ({
        ...{ id, pcn, state, chargedCents, payerName, clientName: displayName(client) },
        isChanged: row.state === 'made' && !row.isTest && version !== claimVersion,
      }))
    return {
      ...{ ...row, practiceId, currency, claims: inside },
      chargedCents: inside.reduce((sum, { chargedCents }) => sum + chargedCents, 0),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      folder:
        folderState === null || folderAt === null
          ? null
          : { state: folderState, at: folderAt.toISOString(), fault: folderFault },
    }
  }
}

/** One file as the contract shows it; throws 404 when there is none. */
export async function findClaimBatch(work: Work, key: ClaimBatchKey): Promise<ClaimBatch> {
  const [row] = await selectBatchRows(work, isBatch(work.actor, key))
  if (row === undefined) throw notFound()
  return (await toBatches(work, key.practiceId, [row]))(row)
}

/** The row to change, held until the transaction ends; throws 404 when there is none. */
export async function lockClaimBatch(work: Work, key: ClaimBatchKey): Promise<ClaimBatchRow> {
  const [locked] = await work.tx.select().from(claimBatches).where(isBatch(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  return locked
}
