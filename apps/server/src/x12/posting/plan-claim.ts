import type { RemittanceClaim } from '../remittance/remittance'
import { bookSums, givenCents, type BookedEntry, type ClaimEntry, type PostableClaim } from './claims-book'
import { GIVES_BACK_TOO_MUCH, lineEntries, type LineBook, type OpenReason } from './line-entries'
import { leftToClient } from './left-to-client'
import type { ClaimDecision } from './match-claim'
import { matchLines, type AdjudicatedLine } from './match-lines'
import type { PostingQuestion } from './posting-plan'
import { reversalEntries, wroteNothing } from './reversal'
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
  /** With its lines, where they are known. */
  | { problem: string; lines?: readonly AdjudicatedLine[] }

/** Plans what a claim of a remittance writes on the claim of ours that it is. Nothing is written yet. */
export function planClaim(
  said: RemittanceClaim,
  claim: PostableClaim,
  book: RunningBook,
  decision: ClaimDecision | undefined,
  {
    payerId,
    decisions,
    rules,
    deniedOn,
  }: Pick<PostingQuestion, 'payerId' | 'decisions' | 'rules' | 'deniedOn'>,
): ClaimPlan {
  const isAsWritten = typeof decision === 'object' && decision.asWritten
  if (claim.payerId !== payerId && !isAsWritten)
    return { problem: 'The chosen claim is one to another insurance' }
  const matched = matchLines(said, claim, decisions.lines)
  if ('problem' in matched) return matched
  const isReversal = said.status === REVERSAL
  const lines = leftToClient(matched.lines, isReversal, { decisions, rules })
  const reversal = isReversal ? reversalEntries(book.standingOf(claim), lines) : null
  if (reversal !== null && lines.every(({ line }) => hasGiven(book.lineOf(claim, line.id, reversal))))
    return { lines, entries: reversal, openReasons: [] }
  const entries: ClaimEntry[] = []
  const openReasons: (OpenReason & { lineId: string })[] = []
  const doubts = [
    isReversal ? 'It takes back what was not posted like this' : null,
    doubtAbout(claim, book),
    !isReversal && lines.every(wroteNothing) ? deniedBefore(deniedOn.get(claim.id)) : null,
    lines.every(wroteNothing) ? null : closedByPerson(book.entriesOf(claim)),
    writesOnWhatWasMoved(lines, book.standingOf(claim)) ? MOVED_BY_HAND : null,
  ]
  for (const adjudicated of lines) {
    const lineId = adjudicated.line.id
    const written = lineEntries(adjudicated, claim, book.lineOf(claim, lineId, entries))
    doubts.push(written.doubt)
    entries.push(...written.entries)
    openReasons.push(...written.openReasons.map((reason) => ({ ...reason, lineId })))
  }
  const doubt = doubts.find((one) => one !== null) ?? null
  if (doubt === null) return { lines, entries, openReasons }
  if (!isAsWritten) return { problem: doubt, lines }
  return doubts.includes(GIVES_BACK_TOO_MUCH)
    ? { problem: GIVES_BACK_TOO_MUCH }
    : { lines, entries, openReasons }
}

/** What speaks against a denial that may have been posted in another form. */
const deniedBefore = (day: string | undefined): string | null =>
  day === undefined ? null : `A denial of this claim was posted on ${day}: it may be this one`

/** What a person did with the rest of a claim, which a decision that moves money would find settled; null for nothing. */
function closedByPerson(entries: readonly ClaimEntry[]): string | null {
  if (bookSums(entries).writtenOffCents > 0) return 'The rest of the claim was written off: undo that first'
  return givenCents(entries) > 0 ? 'The rest of the claim was given to the client: undo that first' : null
}

const MOVED_BY_HAND = 'What was open was moved to the next insurance by hand: give that claim up first'

/** Whether a decision moves money on a claim of which a person has moved something to the next insurance. */
const writesOnWhatWasMoved = (
  lines: readonly AdjudicatedLine[],
  standing: readonly Pick<BookedEntry, 'kind' | 'postingId'>[],
): boolean =>
  standing.some(({ kind, postingId }) => kind === 'moved_out' && postingId === null) &&
  !lines.every(wroteNothing)

/** Whether no more of the client’s share has come back from a line than went away from it. */
const hasGiven = ({ toClientCents, movedOutCents }: LineBook): boolean =>
  Math.min(toClientCents, movedOutCents) >= 0

/** What speaks against posting anything on a claim but a reversal. */
function doubtAbout(claim: PostableClaim, book: RunningBook): string | null {
  if (claim.isVoid) return 'The claim was cancelled, and yet it was decided on'
  const isBeforeTheFirst =
    claim.secondaryOf !== null && !book.entriesOf(claim).some(({ kind }) => kind === 'moved_in')
  if (!isBeforeTheFirst) return null
  return book.written.some(({ claimId }) => claimId === claim.secondaryOf)
    ? 'The first insurance decides in the same payment, and leaves nothing to this one'
    : 'The first insurance comes before: post its remittance first'
}
