import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimEvents, claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { unsentFileOf } from './find-claim'
import { releaseClaimSessions } from './hold-claim-sessions'
import { CARRIES_A_REST, isMovedInto } from './claim-book'
import { isClaim, lockClaim } from './lock-claim'

/** Deletes a claim that was never sent; its sessions can be put on another one. */
export async function deleteClaim(
  { actor, params: key }: CallOf<typeof api.deleteClaim>,
  work: Work,
): Promise<null> {
  const claim = await lockClaim(work, key, 'remove')
  const file = await unsentFileOf(work, [claim.id])
  if (file !== null) {
    throw new AppError(
      'transition_refused',
      `This claim is in file ${file.number}, which nobody has marked as sent. Delete that file first.`,
    )
  }
  if (await isMovedInto(work, claim.id)) throw new AppError('transition_refused', CARRIES_A_REST)
  await releaseClaimSessions(work.tx, claim)
  await work.tx
    .delete(claimEvents)
    .where(and(eq(claimEvents.organizationId, actor.organizationId), eq(claimEvents.claimId, claim.id)))
  await work.tx.delete(claims).where(isClaim(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'claim', recordId: claim.id })
  return null
}
