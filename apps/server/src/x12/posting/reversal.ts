import { sumOf } from '../remittance/imbalances-of'
import { bookSums, entriesBackwards, type BookedEntry, type ClaimEntry } from './claims-book'
import { contractualIn, shareOf } from './line-entries'
import type { AdjudicatedLine } from './match-lines'

/** The kinds of entries that a payer’s decision about a claim writes. */
const DECIDED: readonly BookedEntry['kind'][] = ['paid', 'contractual', 'to_client', 'moved_out']

/**
 * The entries that a reversal (CLP02 22) writes on a claim with these standing entries: those of the newest posting whose sums it states with the opposite
 * sign, backwards. None, where it takes back a decision that wrote none; null where no posting is its exact opposite.
 */
export function reversalEntries(
  standing: readonly BookedEntry[],
  lines: readonly AdjudicatedLine[],
): ClaimEntry[] | null {
  const opposite = postingsOf(standing).find((entries) => isOpposite(entries, lines))
  if (opposite !== undefined) return entriesBackwards(opposite)
  return lines.every(wroteNothing) ? [] : null
}

/** Entries by the posting that wrote them, the newest first. */
function postingsOf(entries: readonly BookedEntry[]): BookedEntry[][] {
  const postings = new Map<string, BookedEntry[]>()
  for (const entry of entries) {
    if (entry.postingId === null || !DECIDED.includes(entry.kind)) continue
    const known = postings.get(entry.postingId)
    if (known === undefined) postings.set(entry.postingId, [entry])
    else known.push(entry)
  }
  return [...postings.values()].toReversed()
}

function isOpposite(entries: readonly BookedEntry[], lines: readonly AdjudicatedLine[]): boolean {
  const lineIds = new Set([...entries.map(({ lineId }) => lineId), ...lines.map(({ line }) => line.id)])
  return [...lineIds].every((id) => {
    const book = bookSums(entries.filter(({ lineId }) => lineId === id))
    const said = lines.filter(({ line }) => line.id === id)
    const saidContractual = sumOf(said.map(({ adjustments }) => contractualIn(adjustments)))
    return (
      book.insurancePaidCents + sumOf(said.map(({ paidCents }) => paidCents)) === 0 &&
      book.toClientCents + book.movedOutCents + sumOf(said.map(shareCents)) === 0 &&
      isOppositeOrMore(saidContractual, book.contractualCents)
    )
  })
}

const wroteNothing = (line: AdjudicatedLine): boolean =>
  line.paidCents === 0 && shareCents(line) === 0 && contractualIn(line.adjustments) === 0

/** The payer states all that its contract takes off, and the book only what was left to take. */
const isOppositeOrMore = (saidCents: number, bookedCents: number): boolean =>
  saidCents + bookedCents === 0 || (bookedCents >= 0 && saidCents + bookedCents < 0)

function shareCents({ adjustments }: AdjudicatedLine): number {
  const { deductibleCents, coinsuranceCents, copayCents } = shareOf(adjustments)
  return deductibleCents + coinsuranceCents + copayCents
}
