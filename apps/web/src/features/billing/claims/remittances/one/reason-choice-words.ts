import type { RemittanceDetails, RemittanceReasonChoice } from '@oaklet/api/contract'
import { countOf } from '../../../../../shared/count-of'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { paidByWords } from '../remittance-words'

type Paid = Pick<RemittanceDetails, 'payer' | 'payerName'>

/** `PR 96, Not covered: see the remark, $40.00 of 2 claims` */
export const reasonChoiceName = (
  { code, words, cents, claimCount }: RemittanceReasonChoice,
  currency: string,
): string =>
  `PR ${code}, ${words}, ${formatMoney(cents, currency)} of ${countOf(claimCount, 'claim', 'claims')}`

/** `the rule of Aetna of Nov 3, 2026`; null where the insurance has none about the code. */
export const ruleWords = ({ ruledOn }: RemittanceReasonChoice, paid: Paid): string | null =>
  ruledOn === null ? null : `the rule of ${paidByWords(paid)} of ${formatMediumDate(ruledOn)}`

/** What becomes of it and who decided that, for what posting writes. */
export function reasonChoiceWords(
  reason: RemittanceReasonChoice,
  { currency, ...paid }: Paid & { currency: string },
): string {
  const what = reason.isClients ? 'is the client’s share' : 'stays open'
  const by = {
    nothing: '',
    person: ', as a person decided here',
    rule: `, by ${ruleWords(reason, paid) ?? 'a rule'}`,
  }[reason.decidedBy]
  return `${reasonChoiceName(reason, currency)}: ${what}${by}.`
}
