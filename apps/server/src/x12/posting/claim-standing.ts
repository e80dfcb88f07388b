import { bookSums, givenCents, type BookSums, type ClaimEntry, type PostedState } from './claims-book'

/** How a list shows a claim after a posting, where its state does not say enough. */
export type StandingLabel = PostedState | 'deductible' | 'overpaid' | 'waiting_for_second'

/** Where a claim stands after a posting. */
export interface ClaimStanding {
  state: PostedState
  shownAs: StandingLabel
}

type Entry = Pick<ClaimEntry, 'lineId' | 'kind' | 'cents' | 'share'>

/** Where a claim with these entries stands; `isTakenBack` where a decision was reversed, and none came instead. */
export function claimStanding(entries: readonly Entry[], isTakenBack: boolean): ClaimStanding {
  const sums = bookSums(entries)
  const openByLine = new Map<string, number>()
  for (const { lineId, cents } of entries) openByLine.set(lineId, (openByLine.get(lineId) ?? 0) + cents)
  const open = [...openByLine.values()]
  const byPeopleCents = sums.writtenOffCents + givenCents(entries)
  const state = stateOf({ ...sums, byPeopleCents }, open, isTakenBack)
  const isShareOnly = sums.insurancePaidCents === 0 && sums.toClientCents > 0
  if (open.some((cents) => cents < 0)) return { state, shownAs: 'overpaid' }
  if (sums.movedOutCents > 0) return { state, shownAs: 'waiting_for_second' }
  return { state, shownAs: state === 'paid' && isShareOnly ? 'deductible' : state }
}

/** `paid` once nothing is open, or `closed` where people wrote some of it off or gave it to the client; `denied` while all of it is. */
function stateOf(
  sums: BookSums & { byPeopleCents: number },
  open: readonly number[],
  isTakenBack: boolean,
): PostedState {
  const owed = sums.billedCents + sums.movedInCents
  const isUntouched =
    sums.openCents === owed &&
    sums.insurancePaidCents === 0 &&
    sums.toClientCents === 0 &&
    sums.movedOutCents === 0
  if (isUntouched && isTakenBack) return 'accepted'
  if (sums.byPeopleCents > 0 && open.every((cents) => cents === 0)) return 'closed'
  if (open.every((cents) => cents <= 0)) return 'paid'
  return isUntouched ? 'denied' : 'partially_paid'
}
