import type { ClaimIndex } from './ClaimIndex'
import { bookSums, type BookedEntry, type ClaimEntry, type PostableClaim } from './claims-book'
import type { SecondClaim } from './posting-plan'

/**
 * What entries move to the coverages that come next, and back from the claims that received it: one for each claim that
 * gives or takes. `forwarded` are the claims that a payer sent on.
 */
export function secondClaimsOf(
  entries: readonly ClaimEntry[],
  index: ClaimIndex,
  forwarded: ReadonlySet<string>,
): SecondClaim[] {
  const returned = new Map<string, number>()
  const seconds = new Map<string, SecondClaim>()
  for (const entry of entries.filter(({ kind }) => kind === 'moved_out')) {
    const { claimId: firstClaimId, lineId } = entry
    const receiver = receiverOf(entry, index, returned)
    if (receiver.claimId !== null)
      returned.set(receiver.claimId, (returned.get(receiver.claimId) ?? 0) + entry.cents)
    const key = JSON.stringify([firstClaimId, receiver])
    const lines = [...(seconds.get(key)?.lines ?? []), { lineId, cents: 0 - entry.cents }]
    seconds.set(key, { firstClaimId, ...receiver, isForwarded: forwarded.has(firstClaimId), lines })
  }
  return [...seconds.values()]
}

type Receiver = Pick<SecondClaim, 'coverageId' | 'claimId'>

/** Who receives a share, or has received the one that comes back. A cancelled claim receives nothing more. */
function receiverOf(entry: ClaimEntry, index: ClaimIndex, returned: ReadonlyMap<string, number>): Receiver {
  const first = index.withId(entry.claimId)
  const next = first?.next ?? null
  const comesBack = entry.cents > 0 || entry.reversesId !== null
  const holder = comesBack && first !== undefined ? holderOf(entry, first, index, returned) : undefined
  if (holder !== undefined)
    return { coverageId: holder.id === next?.claimId ? next.coverageId : null, claimId: holder.id }
  const nextId = next?.claimId ?? null
  const isVoid = nextId !== null && index.withId(nextId)?.isVoid === true
  return { coverageId: next?.coverageId ?? null, claimId: isVoid ? null : nextId }
}

/**
 * The claim that has received a share: where the posting that is taken back moved it, or else one that still has as much,
 * less what these entries have `returned` from it.
 */
function holderOf(
  { cents, reversesId }: ClaimEntry,
  first: PostableClaim,
  index: ClaimIndex,
  returned: ReadonlyMap<string, number>,
): PostableClaim | undefined {
  const postingId = first.entries.find(({ id }) => id === reversesId)?.postingId ?? null
  const isOfThatMove = (entry: BookedEntry) =>
    entry.kind === 'moved_in' && entry.postingId === postingId && Math.sign(entry.cents) === Math.sign(cents)
  const seconds = index.secondsOf(first.id)
  return (
    (postingId === null ? undefined : seconds.find(({ entries }) => entries.some(isOfThatMove))) ??
    seconds.find(({ id, entries }) => bookSums(entries).movedInCents - (returned.get(id) ?? 0) >= cents)
  )
}
