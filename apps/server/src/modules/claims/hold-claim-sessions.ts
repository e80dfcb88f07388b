import type { ClaimHolder } from '@oaklet/api/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { brokenConstraint, sqlState, UNIQUE_VIOLATION } from '../../db/sql-state'
import { AppError } from '../../errors'

type ClaimRow = Pick<typeof claims.$inferSelect, 'organizationId' | 'id' | 'clientId' | 'coverageId'>

/** Puts sessions on a claim; 409 `already_claimed` when another one holds any of them for the same insurance. */
export async function holdClaimSessions(
  tx: Tx,
  claim: ClaimRow,
  appointmentIds: readonly string[],
): Promise<void> {
  const { organizationId, clientId, coverageId, id: claimId } = claim
  const rows = appointmentIds.map((appointmentId) => ({
    ...{ organizationId, appointmentId, clientId, coverageId, claimId },
  }))
  try {
    await tx.transaction((inner) => inner.insert(claimSessions).values(rows))
  } catch (error) {
    const isTaken = brokenConstraint(error)?.startsWith('claim_sessions') ?? false
    if (sqlState(error) !== UNIQUE_VIOLATION || !isTaken) throw error
    throw alreadyClaimed(await claimsHolding(tx, claim, appointmentIds))
  }
}

/** The refusal where other claims hold the sessions. */
function alreadyClaimed(holders: readonly ClaimHolder[]): AppError {
  const [first] = holders
  const sentence =
    first !== undefined && holders.length === 1
      ? `These sessions are on claim ${first.pcn} already.`
      : 'These sessions are on other claims already.'
  return new AppError('already_claimed', sentence, { conflicts: [...holders] })
}

/** The claims that hold sessions of a client for an insurance, by their numbers. */
const claimsHolding = (
  tx: Tx,
  { organizationId, clientId, coverageId }: ClaimRow,
  appointmentIds: readonly string[],
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
        eq(claimSessions.clientId, clientId),
        eq(claimSessions.coverageId, coverageId),
        inArray(claimSessions.appointmentId, [...appointmentIds]),
      ),
    )
    .orderBy(claims.pcn)

/** Sets the sessions of a claim free but for these, to be put on another one. */
export async function releaseClaimSessions(
  tx: Tx,
  { organizationId, id }: Pick<ClaimRow, 'organizationId' | 'id'>,
  but: readonly string[] = [],
): Promise<void> {
  await tx
    .delete(claimSessions)
    .where(
      and(
        eq(claimSessions.organizationId, organizationId),
        eq(claimSessions.claimId, id),
        but.length === 0 ? undefined : notInArray(claimSessions.appointmentId, [...but]),
      ),
    )
}
