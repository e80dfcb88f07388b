import type * as api from '@oaklet/api/contract'
import type { RemittanceDetails } from '@oaklet/api/contract'
import { postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import type { PostingPlan } from '../../x12/posting/posting-plan'
import { recordAudits } from '../audit'
import { moveClaims } from '../claims'
import { findLatestPosting, findPostingOfContent, findStandingPosting } from './find-posting'
import { findRemittance } from './find-remittance'
import { hashOf } from './hash-of'
import { requireNothingHidden } from './hidden-claims'
import { lockRemittance } from './lock-remittance'
import { moveToSecondClaims } from './move-to-second-claims'
import { claimsIn, planLocked } from './plan-locked'
import { keepPostedClaims, postedMoves } from './posted-claims'
import type { ReadClaims } from './read-postable-claims'
import { alreadyPosted, refusedPosting, waitsForPerson } from './refused-postings'
import { plannedContent } from './remittance-views'
import { isRemittance, paymentWords, type RemittanceRow } from './select-remittances'
import { tellOfDenials } from './tell-of-denials'
import { writePosting } from './write-posting'

/** Posts a remittance by the records as they are under its locks: all of what is planned is written, or nothing. */
export async function postRemittance(
  {
    actor,
    params: key,
    body: { version },
  }: Pick<CallOf<typeof api.postRemittance>, 'actor' | 'params' | 'body'>,
  work: Work,
): Promise<RemittanceDetails> {
  const row = await lockRemittance(work, key)
  const { id, practiceId } = row
  if (row.state === 'posted') {
    throw await alreadyPosted(work, practiceId, await findLatestPosting(work, id))
  }
  if (row.version !== version) throw staleEdit(await findRemittance(work, key))
  const planned = await planLocked(work, row)
  await requireNothingHidden(work, practiceId, claimsIn(planned.plan))
  await requirePostable(work, row, planned.plan)
  const postingId = await insertPosting(work, row, planned)
  await writePosting(work, { ...planned, practiceId, postingId })
  const moved = await moveToSecondClaims(work, row, postingId, planned)
  const moves = postedMoves(row.said, planned, moved)
  await moveClaims(work, moves, { kind: 'posted', payment: paymentWords(row), remittanceId: id })
  await keepPostedClaims(work, postingId, moves, moved)
  await tellOfDenials(work, row, moves, planned)
  await work.tx
    .update(remittances)
    .set({ state: 'posted', reviewCount: 0, version: version + 1, updatedAt: work.now() })
    .where(isRemittance(actor, key))
  await recordAudits(work, [
    { action: 'posted', resource: 'remittance', recordId: id, changed: ['state'] },
    ...moves.map(({ claim }) => ({
      ...{ action: 'posted' as const, resource: 'claim' as const, recordId: claim.id, changed: ['state'] },
    })),
    ...moved.flatMap(({ claim, isMade }) =>
      isMade ? [{ action: 'created' as const, resource: 'claim' as const, recordId: claim.id }] : [],
    ),
  ])
  return findRemittance(work, key)
}

async function requirePostable(work: Work, { practiceId, fileId, said }: RemittanceRow, plan: PostingPlan) {
  if (plan.refusal !== null) {
    const earlier = await findPostingOfContent(work, said.contentHash)
    const why = { refusal: plan.refusal, isTyped: fileId === null }
    throw await refusedPosting(work, practiceId, why, earlier)
  }
  if (!plan.isPostable) throw waitsForPerson(plan)
}

/** Keeps that it was posted, and what it showed; 409 where somebody has posted the same at the same moment. */
async function insertPosting(
  work: Work,
  row: RemittanceRow,
  { plan, claims }: { plan: PostingPlan; claims: ReadClaims },
): Promise<string> {
  const { id: remittanceId, practiceId } = row
  const { organizationId, staffId } = work.actor
  const postingKey = hashOf(plan.postingKey)
  const [inserted] = await work.tx
    .insert(postings)
    .values({
      ...{ organizationId, id: work.newId(), practiceId, remittanceId, postingKey },
      shown: plannedContent(row, plan, claims),
      ...{ postedById: staffId, postedAt: work.now() },
    })
    .onConflictDoNothing()
    .returning({ id: postings.id })
  if (inserted !== undefined) return inserted.id
  throw await alreadyPosted(work, practiceId, await findStandingPosting(work, postingKey))
}
