import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimEvents, claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { addClaimEvent } from './claim-events'
import type { ClaimKey, ClaimRow } from './claim-row'
import { unsentFileOf } from './find-claim'
import { releaseClaimSessions } from './hold-claim-sessions'
import { CARRIES_A_REST, entriesOf, restIn } from './claim-book'
import { giveRestBack, lockEarlierClaims } from './give-up-second-claim'
import { isClaim, lockClaim } from './lock-claim'
import { lockSessionsOf } from './lock-sessions'

/** Deletes a claim that was never sent; its sessions can be put on another one. One with entries in its book stays as void. */
export async function deleteClaim(
  { actor, params: key }: CallOf<typeof api.deleteClaim>,
  work: Work,
): Promise<null> {
  await lockSessionsOf(work, [key.claimId], 'no key update')
  await lockEarlierClaims(work, key)
  const claim = await lockClaim(work, key, 'remove')
  const file = await unsentFileOf(work, [claim.id])
  if (file !== null) {
    throw new AppError(
      'transition_refused',
      `This claim is in file ${file.number}, which nobody has marked as sent. Delete that file first.`,
    )
  }
  const rest = restIn(await entriesOf(work, claim.id))
  if (rest === 'posted') throw new AppError('transition_refused', CARRIES_A_REST)
  if (rest === 'by_hand') return giveUp(work, key, claim)
  await releaseClaimSessions(work.tx, claim)
  await work.tx
    .delete(claimEvents)
    .where(and(eq(claimEvents.organizationId, actor.organizationId), eq(claimEvents.claimId, claim.id)))
  await work.tx.delete(claims).where(isClaim(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'claim', recordId: claim.id })
  return null
}

/** Moves what a person moved into a claim back to where it came from. */
async function giveUp(work: Work, key: ClaimKey, claim: ClaimRow): Promise<null> {
  await giveRestBack(work, claim)
  await releaseClaimSessions(work.tx, claim)
  const [state, reason] = ['void' as const, 'Given up before it was sent']
  await work.tx
    .update(claims)
    .set({ state, reason, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, key))
  await addClaimEvent(work, { ...claim, state }, { kind: 'voided', reason })
  await recordAudit(work, {
    ...{ action: 'voided', resource: 'claim', recordId: claim.id },
    changed: ['state', 'reason'],
  })
  return null
}
