import type { ClaimHolder } from '@oaklet/api/contract'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { type claims, claimSessions } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import { holdsFor, selectHoldingClaims } from '../appointments'

type ClaimRow = Pick<typeof claims.$inferSelect, 'organizationId' | 'id' | 'clientId' | 'coverageId'>

/** Puts sessions that are locked on a claim; 409 `already_claimed` when another one holds any of them, whatever its insurance. */
export async function holdClaimSessions(
  tx: Tx,
  { organizationId, clientId, coverageId, id: claimId }: ClaimRow,
  appointmentIds: readonly string[],
): Promise<void> {
  const isHeld = holdsFor(claimSessions, clientId)
  const holders = await selectHoldingClaims(tx, organizationId, appointmentIds, isHeld)
  if (holders.length > 0) throw alreadyClaimed(holders)
  await tx.insert(claimSessions).values(
    appointmentIds.map((appointmentId) => ({
      organizationId,
      appointmentId,
      clientId,
      coverageId,
      claimId,
    })),
  )
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
