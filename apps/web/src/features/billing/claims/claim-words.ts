import {
  type ClaimFinding,
  type ClaimLabel,
  type ClaimState,
  type ClaimSummary,
  type ClaimTotals,
  type RefusedFinding,
  claimStandingWord,
  FILING_SOON_DAYS,
} from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { daysFrom } from '../../../shared/days-from'

/** The tone of the badge of each state. */
const TONES = {
  draft: 'wait',
  ready: 'info',
  submitted: 'info',
  accepted: 'good',
  rejected: 'bad',
  paid: 'good',
  partially_paid: 'wait',
  denied: 'bad',
  closed: 'neutral',
  void: 'neutral',
} as const satisfies Record<ClaimState, Tone>

/** The tone of the badge of each label. */
const LABEL_TONES = {
  deductible: 'good',
  overpaid: 'wait',
  waiting_for_second: 'info',
} as const satisfies Record<ClaimLabel, Tone>

/** The badge of a claim. */
export function claimBadge(claim: Pick<ClaimSummary, 'state' | 'receivedOn' | 'label'>): {
  word: string
  tone: Tone
} {
  const { state, label } = claim
  return {
    word: claimStandingWord(claim),
    tone: label === null ? TONES[state] : LABEL_TONES[label],
  }
}

/** `Claim K000000018` */
export const claimName = ({ pcn }: { pcn: string }): string => `Claim ${pcn}`

/** The states in which a claim still has to reach its payer. */
const NOT_FILED: readonly ClaimState[] = ['draft', 'ready', 'rejected']

/** How near the filing limit of a claim is that is not filed; null where it is far or doesn’t matter any more. */
export function filingWords(
  { state, filingDueOn }: Pick<ClaimSummary, 'state' | 'filingDueOn'>,
  today: string,
): { word: string; tone: Tone } | null {
  if (!NOT_FILED.includes(state)) return null
  const days = daysFrom(today, filingDueOn)
  if (days < 0) return { word: 'Late', tone: 'bad' }
  if (days > FILING_SOON_DAYS) return null
  return { word: days === 0 ? 'File today' : `File in ${countOf(days, 'day', 'days')}`, tone: 'wait' }
}

/** How long a claim has been on its way, or its first session has waited for it: `12 days`. */
export const ageWords = ({ submittedOn, firstOn }: ClaimSummary, today: string): string =>
  countOf(Math.max(0, daysFrom(submittedOn ?? firstOn, today)), 'day', 'days')

/** `2 to fix, 1 to check`; nothing where nothing stands in the way. */
export const countsWords = ({ errorCount, warningCount }: { errorCount: number; warningCount: number }) =>
  [errorCount > 0 && `${errorCount} to fix`, warningCount > 0 && `${warningCount} to check`]
    .filter(Boolean)
    .join(', ')

/** How many findings are of which level, in the words of {@link countsWords}. */
export const findingsWords = (findings: readonly ClaimFinding[]): string => {
  const errorCount = findings.filter(({ level }) => level === 'error').length
  return countsWords({ errorCount, warningCount: findings.length - errorCount })
}

/** `2 to fix · 3 ready · 1 rejected · 4 sent` */
export const totalsWords = ({ counts }: ClaimTotals): string =>
  [
    `${counts.draft} to fix`,
    `${counts.ready} ready`,
    `${counts.rejected} rejected`,
    `${counts.submitted + counts.accepted} with insurance`,
  ].join(' · ')

/** `K000000018: Add a diagnosis`; of one claim the words alone, as it is plain which one is meant. */
export const refusedWords = ({ pcn, words }: Pick<RefusedFinding, 'pcn' | 'words'>): string =>
  pcn === undefined ? words : `${pcn}: ${words}`
