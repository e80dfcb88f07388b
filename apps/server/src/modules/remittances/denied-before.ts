import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { postingClaims, postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import { dayInWords } from '../../written-time'
import { practiceToday } from '../organization'
import type { ReadClaims } from './read-postable-claims'
import type { PlannedRemittance } from './select-remittances'

/**
 * The claims that were denied by a payment without money and stand so, with the day of its posting in words by their ids.
 * No number tells the paper and the file of such a payment apart, so that one of both may be the other: what came in two
 * files is told apart by what they say.
 */
export async function readDeniedBefore(
  work: Work<Actor>,
  { practiceId, fileId, said }: Pick<PlannedRemittance, 'practiceId' | 'fileId' | 'said'>,
  { rows }: ReadClaims,
): Promise<Map<string, string>> {
  const { tx, actor } = work
  const denied = rows.flatMap(({ claim }) => (claim.state === 'denied' ? [claim.id] : []))
  if (denied.length === 0 || (said.amountCents !== 0 && said.method !== 'NON')) return new Map()
  const { timeZone } = await practiceToday(work, practiceId)
  const found = await tx
    .select({ claimId: postingClaims.claimId, postedAt: postings.postedAt })
    .from(postingClaims)
    .innerJoin(
      postings,
      and(
        eq(postings.organizationId, postingClaims.organizationId),
        eq(postings.id, postingClaims.postingId),
      ),
    )
    .innerJoin(
      remittances,
      and(eq(remittances.organizationId, postings.organizationId), eq(remittances.id, postings.remittanceId)),
    )
    .where(
      and(
        eq(postingClaims.organizationId, actor.organizationId),
        inArray(postingClaims.claimId, denied),
        eq(postingClaims.stateAfter, 'denied'),
        isNull(postings.undoneAt),
        or(eq(remittances.amountCents, 0), eq(remittances.method, 'NON')),
        fileId === null ? undefined : isNull(remittances.fileId),
      ),
    )
    .orderBy(desc(postingClaims.seq))
  // Of several the latest one is kept, which comes first.
  return new Map(
    found.toReversed().map(({ claimId, postedAt }) => [claimId, dayInWords(dayOf(postedAt, timeZone))]),
  )
}
