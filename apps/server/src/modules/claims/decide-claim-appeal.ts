import { APPEAL_OUTCOME_WORDS, type Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { AppError, notFound, staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { isOpenAppeal } from './claim-appeals'
import { addClaimEvent } from './claim-events'
import { findClaim } from './find-claim'
import { lockClaim } from './lock-claim'

/** Keeps what came of an appeal. The claim stays as it is: what was won is paid with a remittance. */
export async function decideClaimAppeal(
  {
    actor,
    params: { appealId, ...key },
    body: { version, outcome, decidedOn },
  }: Pick<CallOf<typeof api.decideClaimAppeal>, 'actor' | 'params' | 'body'>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'decide_appeal')
  const isAppeal = and(
    eq(claimAppeals.organizationId, actor.organizationId),
    eq(claimAppeals.claimId, claim.id),
    eq(claimAppeals.id, appealId),
  )
  const [appeal] = await work.tx.select().from(claimAppeals).where(isAppeal)
  if (appeal === undefined) throw notFound()
  if (appeal.version !== version) throw staleEdit(await findClaim(work, key))
  if (!isOpenAppeal(appeal)) {
    throw new AppError('transition_refused', 'The answer to this appeal is recorded already.')
  }
  const { today } = await practiceToday(work, claim.practiceId)
  if (decidedOn > today) {
    throw validationFailed([{ path: 'decidedOn', message: 'Choose today or a day before' }])
  }
  if (decidedOn < appeal.sentOn) {
    throw validationFailed([{ path: 'decidedOn', message: 'Choose the day of the appeal or a later one' }])
  }
  await work.tx
    .update(claimAppeals)
    .set({ outcome, decidedOn, version: version + 1, updatedAt: work.now() })
    .where(isAppeal)
  await addClaimEvent(work, claim, { kind: 'appeal_decided', reason: APPEAL_OUTCOME_WORDS[outcome] })
  await recordAudit(work, {
    ...{ action: 'appeal_decided', resource: 'claim', recordId: claim.id },
    changed: ['outcome', 'decidedOn'],
  })
  return findClaim(work, key)
}
