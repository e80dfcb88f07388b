import type { PaymentDifference, PayoutDetails, PayoutLineKind, PayoutState } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'

/** The tone of a payout’s badge. */
export const PAYOUT_TONES: Readonly<Record<PayoutState, Tone>> = {
  pending: 'wait',
  in_transit: 'wait',
  paid: 'good',
  failed: 'bad',
  canceled: 'neutral',
}

/** What a line of a payout is. */
export const LINE_WORDS: Readonly<Record<PayoutLineKind, string>> = {
  charge: 'Card payment',
  refund: 'Refund',
  refund_returned: 'Refund that the card did not take',
  dispute: 'Disputed by the bank',
  dispute_won: 'Dispute won',
  payout_returned: 'Earlier payout that the bank refused',
  other: 'Fee or correction of Stripe',
}

/** The title of what tells what a payout is made of. */
export const PAYOUT_TITLE = 'Details of a payout'

/** What is wrong with the lines of a payout; null where they come to it. */
export function whatIsWrong({ lines, differenceCents, currency }: PayoutDetails): string | null {
  if (lines.length === 0) return 'Stripe doesn’t say what this payout is made of.'
  if (differenceCents === 0) return null
  const money = formatMoney(Math.abs(differenceCents), currency)
  return differenceCents > 0
    ? `The payout is ${money} more than its lines come to.`
    : `The payout is ${money} less than its lines come to.`
}

type Sums = Pick<PaymentDifference, 'ourCents' | 'theirCents'>
type Sentence = (ours: string, theirs: string) => string

/** What is said where Stripe's book alone has something, ours alone has it, or both have other sums. */
const SENTENCES: Readonly<Record<PaymentDifference['kind'], Record<'theirs' | 'ours' | 'both', Sentence>>> = {
  charge: {
    theirs: (_, theirs) => `Stripe charged a card ${theirs}, and no payment here is for it.`,
    ours: (ours) => `A card payment of ${ours} is recorded here, and Stripe has no such charge.`,
    both: (ours, theirs) => `A card payment is ${ours} here and ${theirs} in Stripe.`,
  },
  refund: {
    theirs: (_, theirs) => `Stripe gave ${theirs} back to a card, and that is not recorded here.`,
    ours: (ours) => `A refund of ${ours} is recorded here, and Stripe gave nothing back.`,
    both: (ours, theirs) => `A refund is ${ours} here and ${theirs} in Stripe.`,
  },
  dispute: {
    theirs: (_, theirs) => `A client’s bank has taken ${theirs} in a dispute, and that is not recorded here.`,
    ours: (ours) => `A dispute over ${ours} is recorded here, and in Stripe nothing is taken for it.`,
    both: (ours, theirs) => `A dispute is over ${ours} here and ${theirs} in Stripe.`,
  },
  fee: {
    theirs: (_, theirs) => `Stripe kept ${theirs} of a card payment, and no fee of it is recorded here.`,
    ours: (ours) => `A fee of ${ours} is recorded here for a card payment, and Stripe kept nothing of it.`,
    both: (ours, theirs) => `The fee of a card payment is ${ours} here and ${theirs} in Stripe.`,
  },
}

/** What to do about a difference beside looking it up in Stripe. */
export const TO_DO: Readonly<Partial<Record<PaymentDifference['kind'], string>>> = {
  fee: 'It is no money of your client. Take the fee for your books from the payout: the report of deposits subtracts the one that is recorded here.',
}

/** In what the two books differ, in one sentence. */
export function differenceWords(
  difference: Sums & Pick<PaymentDifference, 'kind'>,
  currency: string,
): string {
  const { kind, ourCents, theirCents } = difference
  const which = ourCents === 0 ? 'theirs' : theirCents === 0 ? 'ours' : 'both'
  return SENTENCES[kind][which](formatMoney(ourCents, currency), formatMoney(theirCents, currency))
}
