import type { RemittanceClaim } from '../remittance/remittance'
import type { ClaimEntry, PostableClaim } from './claims-book'
import { lineEntries, type OpenReason } from './line-entries'
import type { ClaimDecision } from './match-claim'
import { matchLines, type AdjudicatedLine } from './match-lines'
import { reversalEntries } from './reversal'
import type { RunningBook } from './RunningBook'

/** CLP02 of a decision that is taken back. */
export const REVERSAL = '22'

/** What a claim of a remittance writes, or why a person has to look at it first. */
export type ClaimPlan =
  | {
      lines: readonly AdjudicatedLine[]
      entries: readonly ClaimEntry[]
      openReasons: readonly (OpenReason & { lineId: string })[]
    }
  | { problem: string }

/** Plans what a claim of a remittance writes on the claim of ours that it is. Nothing is written yet. */
export function planClaim(
  said: RemittanceClaim,
  claim: PostableClaim,
  book: RunningBook,
  decided: { claim: ClaimDecision | undefined; lines: ReadonlyMap<number, string> },
): ClaimPlan {
  const isAsWritten = typeof decided.claim === 'object' && decided.claim.asWritten
  const matched = matchLines(said, claim, decided.lines)
  if ('problem' in matched) return matched
  const { lines } = matched
  if (said.status === REVERSAL) {
    const entries = reversalEntries(book.standingOf(claim), lines)
    if (entries !== null) return { lines, entries, openReasons: [] }
    if (!isAsWritten) return { problem: 'It takes back what was not posted like this' }
  }
  const isBeforeTheFirst =
    claim.secondaryOf !== null && !book.entriesOf(claim).some(({ kind }) => kind === 'moved_in')
  if (isBeforeTheFirst && !isAsWritten)
    return { problem: 'The first insurance comes before: post its remittance first' }
  const entries: ClaimEntry[] = []
  const openReasons: (OpenReason & { lineId: string })[] = []
  for (const adjudicated of lines) {
    const lineId = adjudicated.line.id
    const decision = lineEntries(adjudicated, claim, book.openOf(lineId, entries))
    if (decision.problem !== null && !isAsWritten) return { problem: decision.problem }
    entries.push(...decision.entries)
    openReasons.push(...decision.openReasons.map((reason) => ({ ...reason, lineId })))
  }
  return { lines, entries, openReasons }
}
