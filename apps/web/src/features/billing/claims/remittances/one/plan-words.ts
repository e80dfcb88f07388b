import {
  CLAIM_STANDINGS,
  type ClaimStanding,
  type RemittanceImbalance,
  type RemittancePlan,
  type RemittanceRefusal,
} from '@oaklet/api/contract'
import { countOf } from '../../../../../shared/count-of'
import { formatMoney } from '../../../../../shared/format-money'
import { listWords } from '../../../../../shared/list-words'
import { planSums, sharesCents } from './plan-sums'

/** Where a claim stands after a posting. */
export const STANDING_WORDS: Readonly<Record<ClaimStanding, string>> = {
  paid: 'Paid',
  partially_paid: 'Part paid',
  denied: 'Denied',
  accepted: 'Accepted, not decided on',
  closed: 'Closed',
  deductible: 'Paid by the client’s deductible',
  overpaid: 'Paid too much',
  waiting_for_second: 'Waits for the second insurance',
}

/** `17 paid and 1 denied`: where the claims stand afterwards. */
export function standingsWords({ standings }: Pick<RemittancePlan, 'standings'>): string {
  const counts = CLAIM_STANDINGS.map((shownAs) => ({
    word: STANDING_WORDS[shownAs].toLowerCase(),
    count: standings.filter((standing) => standing.shownAs === shownAs).length,
  }))
  return listWords(counts.filter(({ count }) => count > 0).map(({ word, count }) => `${count} ${word}`))
}

/**
 * What posting does, for the question before it: what the deposit is made of, the other sums, and where the claims stand
 * afterwards.
 */
export function postingWords({
  plan,
  amountCents,
  currency,
}: {
  plan: RemittancePlan
  amountCents: number
  currency: string
}): string {
  const money = (cents: number) => formatMoney(cents, currency)
  const { paidCents, contractualCents, movedOutCents, takenBackCents } = planSums(plan)
  const { adjustmentsCents, unappliedCents } = plan.deposit
  // What is taken back for a claim is one of the adjustments.
  const ofNoClaimCents = takenBackCents - adjustmentsCents
  const parts = [
    ...(paidCents === 0 ? [] : [`${money(paidCents)} paid by the insurance`]),
    ...(takenBackCents === 0 ? [] : [`${money(takenBackCents)} taken back for earlier claims`]),
    ...(ofNoClaimCents < 0 ? [`${money(0 - ofNoClaimCents)} kept back by it`] : []),
    ...(ofNoClaimCents > 0 ? [`${money(ofNoClaimCents)} of no claim`] : []),
    ...(unappliedCents === 0 ? [] : [`${money(unappliedCents)} set aside as not ours`]),
    ...(contractualCents === 0 ? [] : [`${money(contractualCents)} taken off by contract`]),
    ...(plan.shares.length === 0
      ? []
      : [`${money(sharesCents(plan))} invoiced to ${countOf(plan.shares.length, 'client', 'clients')}`]),
    ...(movedOutCents === 0 ? [] : [`${money(movedOutCents)} moved to second insurances`]),
  ]
  const booked =
    amountCents === 0 ? 'The insurance pays nothing' : `A deposit of ${money(amountCents)} is booked`
  const sums = parts.length === 0 ? booked : `${booked}: ${listWords(parts)}`
  const standings = standingsWords(plan)
  return standings === '' ? `${sums}.` : `${sums}. Claims afterwards: ${standings}.`
}

/** Why a remittance can’t be posted, and what to do. */
export const REFUSALS: Readonly<Record<RemittanceRefusal, { title: string; words: string }>> = {
  already_posted: {
    title: 'This payment was posted before',
    words: 'Nothing is posted twice. Look for it among the posted remittances.',
  },
  trace_used: {
    title: 'A payment with this number was posted before, with other content',
    words:
      'Ask the insurance whether it paid twice. If it did, say below that this is another payment; if not, leave it as it is.',
  },
  out_of_balance: {
    title: 'Its sums don’t agree, so it can’t be posted',
    words: 'Ask the insurance for a file that is right. The differences stand below.',
  },
  below_zero: {
    title: 'The payment is below zero, so it can’t be posted',
    words: 'An insurance carries such a sum forward to a later payment. Ask it to put the payment right.',
  },
  other_practice: {
    title: 'It also pays claims of a practice that you don’t work in',
    words: 'Ask somebody who may post in all of these practices. Nothing of the other claims is shown here.',
  },
}

const IMBALANCES = {
  line: 'A service',
  claim: 'A claim',
  charges: 'The charges of a claim’s services',
  payment: 'The whole payment',
} as const satisfies Record<RemittanceImbalance['at'], string>

/** `A claim (K000000018): the insurance says $90.00, its parts come to $95.00, a difference of $5.00` */
export function imbalanceWords(
  { at, saidCents, sumCents, differenceCents }: RemittanceImbalance,
  pcn: string | undefined,
  currency: string,
): string {
  const money = (cents: number) => formatMoney(cents, currency)
  const of = pcn === undefined ? '' : ` (${pcn})`
  return `${IMBALANCES[at]}${of}: the insurance says ${money(saidCents)}, its parts come to ${money(sumCents)}, a difference of ${money(differenceCents)}`
}
