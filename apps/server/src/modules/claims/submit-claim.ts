import type { Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findClaim, findingsOf } from './find-claim'
import { lockClaim } from './lock-claim'
import { lockSessionsOf } from './lock-sessions'
import { requireScrubbed, sendClaims } from './send-claim'

/** Keeps that a ready claim was sent on paper, or elsewhere. */
export async function submitClaim(
  { params: key, body: { version, way, allowWarnings = false } }: CallOf<typeof api.submitClaim>,
  work: Work,
): Promise<Claim> {
  await lockSessionsOf(work, [key.claimId])
  const claim = await lockClaim(work, key, 'submit', version)
  requireScrubbed(await findingsOf(work, claim), allowWarnings)
  await sendClaims(work, claim.practiceId, [claim], { way, batch: null })
  await recordAudit(work, {
    action: 'sent',
    resource: 'claim',
    recordId: claim.id,
    changed: ['state', 'submittedOn'],
  })
  return findClaim(work, key)
}
