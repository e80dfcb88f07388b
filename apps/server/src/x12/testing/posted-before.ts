import {
  entriesUndoing,
  type BookedEntry,
  type ClaimEntry,
  type ClaimEntryKind,
  type PostableClaim,
} from '../posting/claims-book'
import type { PostingDecisions } from '../posting/posting-plan'

/** What is decided before a person has said anything. */
export const NO_DECISIONS: PostingDecisions = {
  claims: new Map(),
  lines: new Map(),
  recoveries: new Map(),
  reasons: new Map(),
  isAnotherPayment: false,
}

/** Entries as they stand in the book once a posting has written them. */
export const booked = (entries: readonly ClaimEntry[], postingId: string | null): BookedEntry[] =>
  entries.map((entry, index) => ({
    ...entry,
    id: `${postingId ?? 'hand'} ${entry.claimId} ${entry.kind} ${index}`,
    postingId,
  }))

/** An entry on a line that no share belongs to. */
export const anEntry = (
  claimId: string,
  lineId: string,
  kind: ClaimEntryKind,
  cents: number,
): ClaimEntry => ({
  ...{ claimId, lineId, kind, cents },
  reversesId: null,
  share: kind === 'to_client' ? { deductibleCents: 0, coinsuranceCents: 0, copayCents: 0 - cents } : null,
})

/** The claims once a posting has written these entries. */
export const afterPosting = (
  claims: readonly PostableClaim[],
  entries: readonly ClaimEntry[],
  postingId: string,
): PostableClaim[] => {
  const written = booked(entries, postingId)
  return claims.map((claim) => ({
    ...claim,
    entries: [...claim.entries, ...written.filter(({ claimId }) => claimId === claim.id)],
  }))
}

/** The claims once a posting was undone. */
export const afterUndoing = (claims: readonly PostableClaim[], postingId: string): PostableClaim[] =>
  claims.map((claim) => {
    const undoing = entriesUndoing(claim.entries, postingId)
    const written = undoing.map((entry, at) => ({ ...entry, id: `undo of ${postingId} ${claim.id} ${at}` }))
    return { ...claim, entries: [...claim.entries, ...written] }
  })
