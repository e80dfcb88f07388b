import type { ClaimIndex } from './ClaimIndex'
import type { ClaimEntry, ShareParts } from './claims-book'
import type { ClientShare, ShareLine } from './posting-plan'

/** The shares that these entries give to clients: one invoice for each client, with a line for each line of a claim. */
export function sharesIn(entries: readonly ClaimEntry[], index: ClaimIndex): ClientShare[] {
  const byClient = new Map<string, ClaimEntry[]>()
  for (const entry of entries) {
    const clientId = index.withId(entry.claimId)?.clientId
    if (entry.kind !== 'to_client' || entry.cents >= 0 || clientId === undefined) continue
    const known = byClient.get(clientId)
    if (known === undefined) byClient.set(clientId, [entry])
    else known.push(entry)
  }
  return [...byClient].map(([clientId, given]) => ({ clientId, lines: shareLines(given, -1) }))
}

/** The shares of earlier postings that these entries take back. */
export const shareCreditsIn = (entries: readonly ClaimEntry[]): ShareLine[] =>
  shareLines(
    entries.filter(({ kind, cents }) => kind === 'to_client' && cents > 0),
    1,
  )

/** The sums of entries by the line that they stand on; `sign` is the one that makes them positive. */
function shareLines(entries: readonly ClaimEntry[], sign: 1 | -1): ShareLine[] {
  const lines = new Map<string, ShareLine>()
  for (const { lineId, cents, share } of entries) {
    const known = lines.get(lineId) ?? { claimLineId: lineId, cents: 0, ...NO_SHARE }
    const part = (name: keyof typeof NO_SHARE) => known[name] - sign * (share?.[name] ?? 0)
    lines.set(lineId, {
      claimLineId: lineId,
      cents: known.cents + sign * cents,
      deductibleCents: part('deductibleCents'),
      coinsuranceCents: part('coinsuranceCents'),
      copayCents: part('copayCents'),
    })
  }
  return [...lines.values()]
}

const NO_SHARE = { deductibleCents: 0, coinsuranceCents: 0, copayCents: 0 } satisfies ShareParts
