import type { ClaimEventKind } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { claimStanding } from '../../x12/posting/claim-standing'
import { bookSums } from '../../x12/posting/claims-book'
import { recordAudit } from '../audit'
import { writeClaimEntries, type entriesOf, type NewEntry } from './claim-book'
import { addClaimEvent } from './claim-events'
import type { ClaimRow } from './find-claim'
import { latestDecision } from './latest-decision'

interface Written {
  /** What stood in the book, and what is added. */
  before: Awaited<ReturnType<typeof entriesOf>>
  written: readonly NewEntry[]
  kind: Extract<ClaimEventKind, 'second_claim_made' | 'second_claim_given_up'>
  reason: string
}

/** Writes what a person moves from a claim to the one of the next insurance, or back from it; the claim stands by all of its entries then. */
export async function writeOnFirst(
  work: Work,
  first: ClaimRow,
  { before, written, kind, reason }: Written,
): Promise<void> {
  const after = [...before, ...written].map(({ lineNumber, ...entry }) => ({ ...entry, lineId: lineNumber }))
  const isUndecided = (await latestDecision(work, first.id)) === null
  const { state } = claimStanding(after, isUndecided)
  await writeClaimEntries(work, written)
  await work.tx
    .update(claims)
    .set({ state, version: first.version + 1, updatedAt: work.now() })
    .where(and(eq(claims.organizationId, first.organizationId), eq(claims.id, first.id)))
  const movedOut = (entries: typeof after) => String(bookSums(entries).movedOutCents)
  await addClaimEvent(
    work,
    { ...first, state },
    {
      ...{ kind, reason },
      changes: [
        { field: 'movedOutCents', before: movedOut(after.slice(0, before.length)), after: movedOut(after) },
      ],
    },
  )
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'claim', recordId: first.id },
    changed: ['state', 'movedOutCents'],
  })
}
