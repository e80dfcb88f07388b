import type { ClaimIndex } from './ClaimIndex'
import type { ClaimEntry } from './claims-book'
import type { SecondClaim } from './posting-plan'

/** What entries move to the coverages that come next, a claim for each; `forwarded` are those that a payer sent on. */
export function secondClaimsOf(
  entries: readonly ClaimEntry[],
  index: ClaimIndex,
  forwarded: ReadonlySet<string>,
): SecondClaim[] {
  const moved = new Map<string, SecondClaim['lines'][number][]>()
  for (const { claimId, lineId, kind, cents } of entries) {
    if (kind !== 'moved_out') continue
    const line = { lineId, cents: 0 - cents }
    const known = moved.get(claimId)
    if (known === undefined) moved.set(claimId, [line])
    else known.push(line)
  }
  return [...moved].map(([firstClaimId, lines]) => {
    const next = index.withId(firstClaimId)?.next ?? null
    return {
      firstClaimId,
      coverageId: next?.coverageId ?? null,
      claimId: next?.claimId ?? index.secondsOf(firstClaimId)[0]?.id ?? null,
      isForwarded: forwarded.has(firstClaimId),
      lines,
    }
  })
}
