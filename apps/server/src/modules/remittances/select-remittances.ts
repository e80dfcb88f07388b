import type { RemittanceSummary } from '@oaklet/api/contract'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claims } from '../../db/schema/claims-table'
import { payers } from '../../db/schema/payers-table'
import { postingClaims, postings } from '../../db/schema/postings-table'
import { remittanceFiles, remittances } from '../../db/schema/remittances-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'

/** Names one remittance of one practice, as the routes’ parameters do. */
export interface RemittanceKey {
  practiceId: string
  remittanceId: string
}

export type RemittanceRow = typeof remittances.$inferSelect

/** What a plan of a remittance is made from. */
export type PlannedRemittance = Pick<
  RemittanceRow,
  'practiceId' | 'fileId' | 'payerId' | 'said' | 'decisions'
>

/** How sentences call a payment. */
export const paymentWords = ({ payerName, traceNumber }: Pick<RemittanceRow, 'payerName' | 'traceNumber'>) =>
  `${payerName} ${traceNumber}`.trim()

/** The practice’s remittances. */
export const isRemittanceOfPractice = (
  { organizationId }: Pick<Actor, 'organizationId'>,
  practiceId: string,
) => and(eq(remittances.organizationId, organizationId), eq(remittances.practiceId, practiceId))

/** The row that `key` names: a remittance of the practice, or one of a sister that was posted on claims of the practice. */
export const isRemittance = (
  actor: Pick<Actor, 'organizationId'>,
  { practiceId, remittanceId }: RemittanceKey,
) =>
  and(
    eq(remittances.organizationId, actor.organizationId),
    eq(remittances.id, remittanceId),
    or(
      eq(remittances.practiceId, practiceId),
      sql`exists (
        select from ${postings} p
        join ${postingClaims} pc on pc.organization_id = p.organization_id and pc.posting_id = p.id
        join ${claims} c on c.organization_id = pc.organization_id and c.id = pc.claim_id
        where p.organization_id = ${actor.organizationId} and p.remittance_id = ${remittanceId}
          and c.practice_id = ${practiceId}
      )`,
    ),
  )

/** Remittances with the names around them, without what they say, which may be long. */
export function selectRemittances(
  { tx }: Work<Actor>,
  where: SQL | undefined,
  orderBy: SQL[] = [],
  limit = 1,
) {
  const { id, practiceId, fileId, payerId, state, payerName, method, amountCents, paidOn } = remittances
  const { traceNumber, claimCount, reviewCount, contentHash, importedAt, version } = remittances
  return tx
    .select({
      remittance: {
        ...{ id, practiceId, fileId, payerId, state, payerName, method, amountCents, paidOn },
        ...{ traceNumber, claimCount, reviewCount, contentHash, importedAt, version },
      },
      fileName: remittanceFiles.name,
      payer: { id: payers.id, name: payers.name },
      importedByName: staff.name,
    })
    .from(remittances)
    .leftJoin(
      remittanceFiles,
      and(
        eq(remittanceFiles.organizationId, remittances.organizationId),
        eq(remittanceFiles.id, remittances.fileId),
      ),
    )
    .leftJoin(
      staff,
      and(eq(staff.organizationId, remittances.organizationId), eq(staff.id, remittances.importedById)),
    )
    .leftJoin(
      payers,
      and(eq(payers.organizationId, remittances.organizationId), eq(payers.id, remittances.payerId)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
}

export type SelectedRemittance = Awaited<ReturnType<typeof selectRemittances>>[number]

/** A remittance as lists show it. */
export function toRemittanceSummary(
  { remittance, fileName, payer, importedByName }: SelectedRemittance,
  currency: string,
): RemittanceSummary {
  const { id, practiceId, state, payerName, method, amountCents, paidOn, traceNumber } = remittance
  const { claimCount, reviewCount, version } = remittance
  return {
    ...{ id, practiceId, fileName, state, payer, payerName, method, amountCents, currency, paidOn },
    ...{ traceNumber, claimCount, reviewCount, importedByName, version },
    importedAt: remittance.importedAt.toISOString(),
  }
}
