import {
  ADJUSTMENT_REASON_WORDS,
  type AuditAction,
  type Claim,
  type ClaimEventKind,
} from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { claimStanding } from '../../x12/posting/claim-standing'
import { bookSums, standingEntries } from '../../x12/posting/claims-book'
import { recordAudit } from '../audit'
import { entriesOf, opposite, writeClaimEntries, type NewEntry } from './claim-book'
import { addClaimEvent } from './claim-events'
import { findClaim, type ClaimKey, type ClaimRow } from './find-claim'
import { latestDecision } from './latest-decision'
import { isClaim, lockClaim } from './lock-claim'

/** Writes off what is open on each line of a claim. What was paid too much on another line is still owed back. */
export async function writeOffClaim(
  { params: key, body: { version, reason, note } }: CallOf<typeof api.writeOffClaim>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'write_off', version)
  const { id: claimId, practiceId } = claim
  const before = await entriesOf(work, claimId)
  const lines = Map.groupBy(before, ({ lineNumber }) => lineNumber)
  const written = [...lines].flatMap(([lineNumber, entries]): NewEntry[] => {
    const { openCents } = bookSums(entries)
    if (openCents <= 0) return []
    return [
      {
        ...{ practiceId, claimId, lineNumber, kind: 'written_off', cents: 0 - openCents },
        ...{ reversesId: null, reasonCode: reason, note },
      },
    ]
  })
  if (written.length === 0) throw new AppError('transition_refused', 'Nothing of this claim is open.')
  const words = [ADJUSTMENT_REASON_WORDS[reason], note].filter((part) => part !== '').join(': ')
  return write(work, key, claim, {
    ...{ before, written },
    ...{ kind: 'written_off', action: 'written_off', reason: words },
  })
}

/** Takes back all that was written off of a claim, which is open again then. */
export async function undoClaimWriteOff(
  { params: key, body: { version } }: CallOf<typeof api.undoClaimWriteOff>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'undo_write_off', version)
  const before = await entriesOf(work, claim.id)
  const written = standingEntries(before)
    .filter(({ kind }) => kind === 'written_off')
    .map(opposite)
  if (written.length === 0) throw new AppError('transition_refused', 'Nothing of this claim is written off.')
  return write(work, key, claim, {
    ...{ before, written },
    ...{ kind: 'write_off_undone', action: 'adjustment_reversed', reason: '' },
  })
}

interface Change {
  /** What stood in the book, and what is added. */
  before: Awaited<ReturnType<typeof entriesOf>>
  written: readonly NewEntry[]
  kind: ClaimEventKind
  action: AuditAction
  reason: string
}

/** Adds entries to the book of a claim, which stands by all of its entries then. */
async function write(
  work: Work,
  key: ClaimKey,
  claim: ClaimRow,
  { before, written, kind, action, reason }: Change,
): Promise<Claim> {
  const after = [...before, ...written].map(({ lineNumber, ...entry }) => ({ ...entry, lineId: lineNumber }))
  const isUndecided = (await latestDecision(work, claim.id)) === null
  const { state } = claimStanding(after, isUndecided)
  await writeClaimEntries(work, written)
  await work.tx
    .update(claims)
    .set({ state, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, key))
  const centsIn = (entries: readonly Pick<NewEntry, 'kind' | 'cents'>[]) =>
    String(bookSums(entries).writtenOffCents)
  const changes = [{ field: 'writtenOffCents', before: centsIn(before), after: centsIn(after) }]
  await addClaimEvent(work, { ...claim, state }, { kind, reason, changes })
  await recordAudit(work, {
    ...{ action, resource: 'claim', recordId: claim.id },
    changed: ['state', 'writtenOffCents'],
  })
  return findClaim(work, key)
}
