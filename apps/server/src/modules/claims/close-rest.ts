import type { AuditAction, ClaimEventKind } from '@oaklet/api/contract'
import { claims } from '../../db/schema/claims-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { claimStanding } from '../../x12/posting/claim-standing'
import { bookSums, givenCents } from '../../x12/posting/claims-book'
import { recordAudit } from '../audit'
import { openLines, writeClaimEntries, type entriesOf, type NewEntry } from './claim-book'
import { addClaimEvent } from './claim-events'
import type { ClaimRow } from './claim-row'
import { lastSaidOfClaim } from './latest-decision'
import { isClaim } from './lock-claim'

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** The entries that leave nothing open on the lines of a claim. */
export function entriesOverRest(
  { id: claimId, practiceId }: ClaimRow,
  entries: readonly Entry[],
  entry: Pick<NewEntry, 'kind' | 'reasonCode' | 'note'>,
): NewEntry[] {
  const written = openLines(entries).map(({ lineNumber, cents }): NewEntry => ({
    ...{ practiceId, claimId, lineNumber, cents: 0 - cents, reversesId: null },
    ...entry,
  }))
  if (written.length === 0) throw new AppError('transition_refused', 'Nothing of this claim is open.')
  return written
}

/** The sums that people change with the rest of a claim, by the field that its history names. */
const SUMS = {
  writtenOffCents: (entries: Parameters<typeof givenCents>[0]) => bookSums(entries).writtenOffCents,
  givenToClientCents: givenCents,
  movedOutCents: (entries: Parameters<typeof givenCents>[0]) => bookSums(entries).movedOutCents,
}

interface Change {
  /** What stood in the book, and what is added. */
  before: readonly Entry[]
  written: readonly NewEntry[]
  /** The sum that it changes. */
  field: keyof typeof SUMS
  kind: ClaimEventKind
  action: AuditAction
  reason: string
}

/** Adds entries to the book of a claim, which is locked and stands by all of its entries then. */
export async function writeRest(
  work: Work,
  claim: ClaimRow,
  { before, written, field, kind, action, reason }: Change,
): Promise<void> {
  const added = written.map(({ share = null, ...entry }) => ({ ...entry, share }))
  const after = [...before, ...added].map(({ lineNumber, ...entry }) => ({ ...entry, lineId: lineNumber }))
  const isUndecided = (await lastSaidOfClaim(work, claim.id)) === null
  const { state } = claimStanding(after, isUndecided)
  await writeClaimEntries(work, written)
  await work.tx
    .update(claims)
    .set({ state, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, { practiceId: claim.practiceId, claimId: claim.id }))
  const sumOf = SUMS[field]
  const changes = [{ field, before: String(sumOf(before)), after: String(sumOf(after)) }]
  await addClaimEvent(work, { ...claim, state }, { kind, reason, changes })
  await recordAudit(work, {
    ...{ action, resource: 'claim', recordId: claim.id },
    changed: ['state', field],
  })
}

/** Why a person did something, in words with what they noted. */
export const reasonAndNote = (words: string, note: string): string =>
  [words, note].filter((part) => part !== '').join(': ')
