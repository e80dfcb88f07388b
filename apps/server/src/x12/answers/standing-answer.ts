import type { AnswerSender, ClaimAnswer, ClaimVerdict } from './answer'

const SENDERS: readonly AnswerSender[] = ['syntax', 'clearinghouse', 'payer', 'remittance']
const VERDICTS: readonly ClaimVerdict[] = ['received', 'accepted', 'rejected']

/** What ranks answers to one claim. */
export type RankedAnswer = Pick<ClaimAnswer, 'verdict' | 'on'> & { sender: AnswerSender }

/**
 * The answer that stands, of all those about one sending of a claim and in whatever order they came. A remittance
 * outranks all. That the claim arrived is said only until somebody decides, whoever says it: a claim that a clearinghouse
 * refused is not on its way because the payer has the file. A payer’s decision outranks a clearinghouse’s; of one sender
 * the latest stands, of one day the refusal.
 */
export const standingAnswer = <Answer extends RankedAnswer>(answers: readonly Answer[]): Answer | null =>
  answers.toSorted((one, other) => comparedRanks(rankOf(other), rankOf(one)))[0] ?? null

const rankOf = ({ sender, verdict, on }: RankedAnswer): (number | string)[] => [
  sender === 'remittance' ? 1 : 0,
  verdict === 'received' ? 0 : 1,
  SENDERS.indexOf(sender),
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
