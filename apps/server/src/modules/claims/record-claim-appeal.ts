import { APPEAL_WAY_WORDS, type Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { isOpenAppeal, readAppeals } from './claim-appeals'
import { addClaimEvent } from './claim-events'
import { findClaim } from './find-claim'
import { lockClaim } from './lock-claim'

/** Keeps that an insurer was asked to look at its decision again. The claim stays as it is until a remittance changes it. */
export async function recordClaimAppeal(
  {
    actor,
    params: key,
    body: { version, ...appeal },
  }: Pick<CallOf<typeof api.recordClaimAppeal>, 'actor' | 'params' | 'body'>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'appeal', version)
  const earlier = await readAppeals(work, claim.id)
  if (earlier.some(isOpenAppeal)) {
    throw new AppError(
      'transition_refused',
      'An appeal of this claim waits for its answer. Record that answer first.',
    )
  }
  const { today } = await practiceToday(work, claim.practiceId)
  if (appeal.sentOn > today) {
    throw validationFailed([{ path: 'sentOn', message: 'Choose today or a day before' }])
  }
  const { organizationId, staffId: recordedById } = actor
  const at = work.now()
  await work.tx.insert(claimAppeals).values({
    ...{ ...appeal, organizationId, id: work.newId(), claimId: claim.id, recordedById },
    ...{ createdAt: at, updatedAt: at },
  })
  const reason = [APPEAL_WAY_WORDS[appeal.way], appeal.note].filter((part) => part !== '').join(': ')
  await addClaimEvent(work, claim, { kind: 'appealed', reason })
  await recordAudit(work, {
    ...{ action: 'appealed', resource: 'claim', recordId: claim.id },
    changed: Object.keys(appeal),
  })
  return findClaim(work, key)
}
