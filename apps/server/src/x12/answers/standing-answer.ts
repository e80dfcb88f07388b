import type { AnswerSender, ClaimAnswer, ClaimVerdict } from './answer'

const SENDERS: readonly AnswerSender[] = ['syntax', 'clearinghouse', 'payer', 'remittance']
const VERDICTS: readonly ClaimVerdict[] = ['received', 'accepted', 'rejected']

/** What ranks answers to one claim. */
export type RankedAnswer = Pick<ClaimAnswer, 'sender' | 'verdict' | 'on'>

/**
 * The answer that stands, of all those about one sending of a claim and in whatever order they came: a payer’s outranks
 * a clearinghouse’s, and a remittance all. Of one sender the latest decision stands, of one day the refusal; that the
 * claim arrived is said only until somebody decides.
 */
export const standingAnswer = <Answer extends RankedAnswer>(answers: readonly Answer[]): Answer | null =>
  answers.toSorted((one, other) => comparedRanks(rankOf(other), rankOf(one)))[0] ?? null

const rankOf = ({ sender, verdict, on }: RankedAnswer): (number | string)[] => [
  SENDERS.indexOf(sender),
  verdict === 'received' ? 0 : 1,
  on ?? '',
  VERDICTS.indexOf(verdict),
]

function comparedRanks(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? ''
    if (value !== against) return value < against ? -1 : 1
  }
  return 0
}
