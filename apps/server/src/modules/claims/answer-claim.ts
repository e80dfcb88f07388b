import type { AuditAction, Claim, ClaimEventKind, ClaimState } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { CARRIES_A_REST, entriesOf, restIn } from './claim-book'
import { addClaimEvent } from './claim-events'
import type { ClaimKey, ClaimRow } from './claim-row'
import { findClaim } from './find-claim'
import { freeClaim, TAKEN_BACK } from './free-claim'
import { giveRestBack, lockEarlierClaims } from './give-up-second-claim'
import { isClaim, lockClaim } from './lock-claim'
import { lockSessionsOf } from './lock-sessions'

/** Keeps by hand that the payer has accepted a claim, with its own number of it; one that takes a claim back is void then. */
export async function acceptClaim(
  { params: key, body: { version, payerClaimNumber } }: CallOf<typeof api.acceptClaim>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'accept', version)
  if (claim.form.frequency === '8') {
    await freeClaim(work, claim)
    return move(work, key, claim, {
      ...{ kind: 'voided', action: 'voided', state: 'void', reason: TAKEN_BACK },
      acceptedNumber: payerClaimNumber || claim.form.payerClaimNumber,
    })
  }
  return move(work, key, claim, {
    ...{ kind: 'accepted', action: 'accepted', state: 'accepted', reason: '' },
    acceptedNumber: payerClaimNumber,
  })
}

/** Keeps by hand that a claim was rejected: the insurer still owes for it, but it is not filed. */
export async function rejectClaim(
  { params: key, body: { version, reason } }: CallOf<typeof api.rejectClaim>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'reject', version)
  return move(work, key, claim, { kind: 'rejected', action: 'rejected', state: 'rejected', reason })
}

/** Gives a claim up that was rejected: nothing is owed for it any more, and its sessions are free. */
export async function voidClaim(
  { params: key, body: { version, reason } }: CallOf<typeof api.voidClaim>,
  work: Work,
): Promise<Claim> {
  await lockSessionsOf(work, [key.claimId], 'no key update')
  await lockEarlierClaims(work, key)
  const claim = await lockClaim(work, key, 'void', version)
  const isPosted = restIn(await entriesOf(work, claim.id)) === 'posted'
  if (isPosted) throw new AppError('transition_refused', CARRIES_A_REST)
  await giveRestBack(work, claim)
  await freeClaim(work, claim)
  return move(work, key, claim, { kind: 'voided', action: 'voided', state: 'void', reason })
}

interface Move {
  kind: ClaimEventKind
  action: AuditAction
  state: ClaimState
  reason: string
  acceptedNumber?: string
}

async function move(
  work: Work,
  key: ClaimKey,
  claim: ClaimRow,
  { kind, action, state, reason, ...set }: Move,
): Promise<Claim> {
  await work.tx
    .update(claims)
    .set({ ...set, state, reason, receivedOn: null, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, key))
  await addClaimEvent(work, { ...claim, state }, { kind, reason })
  await recordAudit(work, {
    action,
    resource: 'claim',
    recordId: claim.id,
    changed: ['state', 'reason', ...Object.keys(set)],
  })
  return findClaim(work, key)
}
