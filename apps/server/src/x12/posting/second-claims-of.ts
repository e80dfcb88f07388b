import type { ClaimIndex } from './ClaimIndex'
import { bookSums, type ClaimEntry, type PostableClaim } from './claims-book'
import type { SecondClaim } from './posting-plan'

/**
 * What entries move to the coverages that come next, and back from those that had it before: one for each coverage and
 * claim. `forwarded` are the claims that a payer sent on.
 */
export function secondClaimsOf(
  entries: readonly ClaimEntry[],
  index: ClaimIndex,
  forwarded: ReadonlySet<string>,
): SecondClaim[] {
  const moved = entries
    .filter(({ kind }) => kind === 'moved_out')
    .map(({ lineId, cents, ...entry }) => ({
      target: targetOf({ ...entry, cents }, index),
      line: { lineId, cents: 0 - cents },
    }))
  return [...Map.groupBy(moved, ({ target }) => JSON.stringify(target)).values()].flatMap((parts) =>
    parts.slice(0, 1).map(({ target }) => ({
      ...target,
      isForwarded: forwarded.has(target.firstClaimId),
      lines: parts.map(({ line }) => line),
    })),
  )
}

type MovedEntry = Pick<ClaimEntry, 'claimId' | 'cents' | 'reversesId'>
type Target = Pick<SecondClaim, 'firstClaimId' | 'coverageId' | 'claimId'>

/** Where a new share goes: to what comes next; and where one comes back from: the claim that received it. */
function targetOf(entry: MovedEntry, index: ClaimIndex): Target {
  const first = index.withId(entry.claimId)
  const next = first?.next ?? null
  const isNew = entry.cents < 0 && entry.reversesId === null
  const receiver = isNew || first === undefined ? undefined : receiverOf(entry, first, index)
  const claimId = receiver?.id ?? next?.claimId ?? null
  const isOfNext = receiver === undefined || receiver.id === next?.claimId
  return { firstClaimId: entry.claimId, coverageId: isOfNext ? (next?.coverageId ?? null) : null, claimId }
}

/** The claim that received a share: the one that the same posting moved it to, or else one that has as much. */
function receiverOf(
  { reversesId, cents }: MovedEntry,
  first: PostableClaim,
  index: ClaimIndex,
): PostableClaim | undefined {
  const seconds = index.secondsOf(first.id)
  const undone = first.entries.find(({ id }) => id === reversesId)
  const sameMove = ({ entries }: PostableClaim) =>
    entries.some(({ kind, postingId }) => kind === 'moved_in' && postingId === undone?.postingId)
  return (
    (undone === undefined || undone.postingId === null ? undefined : seconds.find(sameMove)) ??
    seconds.find(({ entries }) => bookSums(entries).movedInCents >= cents)
  )
}
