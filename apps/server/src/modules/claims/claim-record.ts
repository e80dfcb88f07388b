import { accessScope, type ClaimHit } from '@oaklet/api/contract'
import { and, asc, desc, inArray, type SQL } from 'drizzle-orm'
import { exportedClaimAppeals } from '../../db/schema/claim-appeals-table'
import {
  claimBatches,
  exportedClaimBatchClaims,
  exportedClaimBatches,
  exportedClaimFileCounters,
} from '../../db/schema/claim-batches-table'
import { leftOutClaimCounts } from '../../db/schema/claim-counts-table'
import { exportedClaimEntries } from '../../db/schema/claim-entries-table'
import {
  claims,
  exportedClaimCounters,
  exportedClaimEvents,
  exportedClaims,
  exportedClaimSessions,
  exportedClaimSubmissions,
} from '../../db/schema/claims-table'
import { leftOutUnclaimedSessions } from '../../db/schema/unclaimed-sessions-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { pcnBegins } from './pcn-begins'
import { isVisibleClaim, selectClaims, toClaimSummary } from './select-claims'

export const claimRecord: RecordKind = {
  tables: [
    exportedClaims,
    exportedClaimSessions,
    exportedClaimEvents,
    exportedClaimSubmissions,
    exportedClaimEntries,
    exportedClaimAppeals,
    exportedClaimCounters,
    leftOutClaimCounts,
    leftOutUnclaimedSessions,
    exportedClaimBatches,
    exportedClaimBatchClaims,
    exportedClaimFileCounters,
  ],
  names: { claim: readNames, claim_batch: readFileNames },
  search: { kind: 'claim', find: findHits },
}

/** A claim is named by its number to those who may see all claims of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'claims:view') !== 'all') return []
  return work.tx
    .select({ id: claims.id, name: claims.pcn })
    .from(claims)
    .where(
      and(isOneOf(work, claims, claims.id, ids), inArray(claims.practiceId, [...work.actor.practiceIds])),
    )
}

/** A file is named by its number, likewise. */
async function readFileNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'claims:view') !== 'all') return []
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

/** `K00000001`, `claim K00000001` or `claim 00000001`: other words name no claim by its number. */
const PCN_TYPED = /^(?:claim\s*#?\s*K?|K)(\d{1,9})$/i

/** Finds claims whose control number begins as typed, or else the newest of the clients whom the phrase names. */
async function findHits({
  work,
  practiceId,
  practice,
  phrase,
  limit,
  namedClients,
}: RecordQuery): Promise<ClaimHit[]> {
  const scope = accessScope(work.actor.permissions, 'claims:view')
  if (scope === 'none') return []
  const select = (where: SQL | undefined, orderBy: SQL[]) =>
    selectClaims(work.tx, { where: and(isVisibleClaim(work, practiceId, scope), where), orderBy, limit })
  const digits = PCN_TYPED.exec(phrase.text)?.[1]
  const rows =
    digits === undefined
      ? await select(await isOfClients(namedClients), [desc(claims.createdAt), desc(claims.id)])
      : await select(pcnBegins(digits), [asc(claims.pcn)])
  return rows.map((row) => {
    const { id, pcn, client, payer, state, chargedCents, currency } = toClaimSummary(
      row,
      undefined,
      practice.currency,
    )
    return {
      ...{ kind: 'claim', id, pcn, clientName: client.name, payerName: payer.name },
      ...{ state, chargedCents, currency },
    }
  })
}

const isOfClients = async (namedClients: RecordQuery['namedClients']): Promise<SQL> =>
  inArray(
    claims.clientId,
    (await namedClients('all')).map(({ id }) => id),
  )
