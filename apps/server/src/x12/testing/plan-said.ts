import type { PostableClaim } from '../posting/claims-book'
import { planPosting } from '../posting/plan-posting'
import type { PostingPlan, PostingQuestion } from '../posting/posting-plan'
import { sumOf } from '../remittance/imbalances-of'
import type { RemittanceClaim } from '../remittance/remittance'
import { aPayment, aQuestion, type Reason } from './a-payment'
import { afterPosting, NO_DECISIONS } from './posted-before'

/** Of 185.00: 125.00 paid, 35.00 above the contract's rate, and a copay of 25.00. */
export const PAID: readonly Reason[] = [
  ['CO', '45', 3500],
  ['PR', '3', 2500],
]

/** The plan of a payment for these claims; what comes to less than nothing is carried forward. */
export function planSaid(
  said: readonly RemittanceClaim[],
  claims: readonly PostableClaim[],
  changes: Partial<PostingQuestion> = {},
): PostingPlan {
  const cents = Math.min(sumOf(said.map(({ paidCents }) => paidCents)), 0)
  const payment = aPayment(said, cents === 0 ? [] : [{ code: 'FB', reference: 'R', cents }])
  return planPosting(aQuestion(payment, claims, changes))
}

/** The claims once a payment for one of them was posted. */
export const onceSaid = (
  said: RemittanceClaim,
  claims: readonly PostableClaim[],
  postingId = 'earlier',
): PostableClaim[] => afterPosting(claims, planSaid([said], claims).entries, postingId)

/** That a person wants the first claim of a payment posted as the file says it. */
export const asWritten = ({ id }: PostableClaim): Partial<PostingQuestion> => ({
  decisions: { ...NO_DECISIONS, claims: new Map([[1, { claimId: id, asWritten: true }]]) },
})

/** What a plan writes, as kind and cents. */
export const kindsAndCents = ({ entries }: PostingPlan): [kind: string, cents: number][] =>
  entries.map(({ kind, cents }) => [kind, cents])
