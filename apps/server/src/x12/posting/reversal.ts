import { sumOf } from '../remittance/imbalances-of'
import { bookSums, entriesBackwards, shareCentsOf, type BookedEntry, type ClaimEntry } from './claims-book'
import { contractualIn, shareOf } from './line-entries'
import type { AdjudicatedLine } from './match-lines'

/** The kinds of entries that a payer’s decision about a claim writes. */
const DECIDED: readonly BookedEntry['kind'][] = ['paid', 'contractual', 'to_client', 'moved_out']

/**
 * The entries that a reversal (CLP02 22) writes on a claim with these standing entries: what the newest posting, whose sums
 * it states with the opposite sign, wrote on its lines, backwards. Where a payer parts sums otherwise over the lines than
 * it did before, they agree as a whole. None, where it takes back a decision that wrote none; null where no posting is
 * its opposite.
 */
export function reversalEntries(
  standing: readonly BookedEntry[],
  lines: readonly AdjudicatedLine[],
): ClaimEntry[] | null {
  const lineIds = lines.map(({ line }) => line.id)
  const postings = postingsOf(standing.filter(({ lineId }) => lineIds.includes(lineId)))
  const opposite =
    postings.find((entries) => lines.every((line) => isOpposite(ofLine(entries, line), [line]))) ??
    postings.find((entries) => isOpposite(entries, lines))
  if (opposite !== undefined) return entriesBackwards(opposite)
  return lines.every(wroteNothing) ? [] : null
}

const ofLine = (entries: readonly BookedEntry[], { line }: AdjudicatedLine): BookedEntry[] =>
  entries.filter(({ lineId }) => lineId === line.id)

/** The entries of decisions by the posting that wrote them, the newest first. */
const postingsOf = (entries: readonly BookedEntry[]): BookedEntry[][] => {
  const decided = entries.filter(({ kind, postingId }) => postingId !== null && DECIDED.includes(kind))
  return [...Map.groupBy(decided, ({ postingId }) => postingId).values()].toReversed()
}

function isOpposite(entries: readonly BookedEntry[], lines: readonly AdjudicatedLine[]): boolean {
  const book = bookSums(entries)
  // What a person left to the client comes back with it, whatever is decided about such codes today.
  const otherCents = sumOf(entries.map(({ share }) => share?.otherCents ?? 0))
  const saidContractual = sumOf(lines.map(({ adjustments }) => contractualIn(adjustments)))
  return (
    book.insurancePaidCents + sumOf(lines.map(({ paidCents }) => paidCents)) === 0 &&
    book.toClientCents + book.movedOutCents - otherCents + sumOf(lines.map(namedShareCents)) === 0 &&
    isOppositeOrMore(saidContractual, book.contractualCents)
  )
}

/** Whether a decision moves nothing on a line. */
export const wroteNothing = (line: AdjudicatedLine): boolean =>
  line.paidCents === 0 && shareCents(line) === 0 && contractualIn(line.adjustments) === 0

/** The payer states all that its contract takes off, and the book only what was left to take. */
const isOppositeOrMore = (saidCents: number, bookedCents: number): boolean =>
  saidCents + bookedCents === 0 || (bookedCents >= 0 && saidCents + bookedCents < 0)

const shareCents = ({ adjustments }: AdjudicatedLine): number => shareCentsOf(shareOf(adjustments))

/** The share that the payer’s codes leave to the client, without what a person left to them. */
const namedShareCents = ({ adjustments }: AdjudicatedLine): number =>
  shareCentsOf({ ...shareOf(adjustments), otherCents: 0 })
