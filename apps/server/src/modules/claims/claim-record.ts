import { isAllowed } from '@oaklet/api/contract'
import { and, inArray } from 'drizzle-orm'
import {
  claimBatches,
  exportedClaimBatchClaims,
  exportedClaimBatches,
  exportedClaimFileCounters,
} from '../../db/schema/claim-batches-table'
import { exportedClaimEntries } from '../../db/schema/claim-entries-table'
import {
  claims,
  exportedClaimCounters,
  exportedClaimEvents,
  exportedClaims,
  exportedClaimSessions,
  exportedClaimSubmissions,
} from '../../db/schema/claims-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

export const claimRecord: RecordKind = {
  tables: [
    exportedClaims,
    exportedClaimSessions,
    exportedClaimEvents,
    exportedClaimSubmissions,
    exportedClaimEntries,
    exportedClaimCounters,
    exportedClaimBatches,
    exportedClaimBatchClaims,
    exportedClaimFileCounters,
  ],
  names: { claim: readNames, claim_batch: readFileNames },
}

/** A claim is named by its number to those who may see the claims of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'claims:view')) return []
  return work.tx
    .select({ id: claims.id, name: claims.pcn })
    .from(claims)
    .where(
      and(isOneOf(work, claims, claims.id, ids), inArray(claims.practiceId, [...work.actor.practiceIds])),
    )
}

/** A file is named by its number, likewise. */
async function readFileNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'claims:view')) return []
  const rows = await work.tx
    .select({ id: claimBatches.id, number: claimBatches.number })
    .from(claimBatches)
    .where(
      and(
        isOneOf(work, claimBatches, claimBatches.id, ids),
        inArray(claimBatches.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.map(({ id, number }) => ({ id, name: `#${number}` }))
}
