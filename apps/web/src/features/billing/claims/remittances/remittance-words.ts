import type { ImportedRemittances, RemittanceState, RemittanceSummary } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { formatMediumDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'

/** What each state is called, and the tone of its badge. */
export const REMITTANCE_BADGES = {
  needs_review: { word: 'To review', tone: 'wait' },
  ready: { word: 'Ready', tone: 'info' },
  posted: { word: 'Posted', tone: 'good' },
  undone: { word: 'Undone', tone: 'neutral' },
} as const satisfies Record<RemittanceState, { word: string; tone: Tone }>

/** `To review (2)`: the state, and how many claims wait for a person. */
export function stateWords({ state, reviewCount }: Pick<RemittanceSummary, 'state' | 'reviewCount'>): string {
  const { word } = REMITTANCE_BADGES[state]
  return state === 'needs_review' && reviewCount > 0 ? `${word} (${reviewCount})` : word
}

const METHODS: Readonly<Record<string, string>> = {
  ACH: 'Transfer (ACH)',
  BOP: 'As the bank chose',
  CHK: 'Check',
  FWT: 'Wire transfer',
  NON: 'No money moved',
}

/** How the money came; the code of the file where it has no name here. */
export const methodWords = (method: string): string => METHODS[method] ?? method

/** Who paid: the insurance of ours, or what the payer calls itself. */
export const paidByWords = ({ payer, payerName }: Pick<RemittanceSummary, 'payer' | 'payerName'>): string =>
  payer?.name ?? (payerName === '' ? 'Unknown insurance' : payerName)

/** `Aetna, EFT0000001` */
export const remittanceName = (
  remittance: Pick<RemittanceSummary, 'payer' | 'payerName' | 'traceNumber'>,
): string => [paidByWords(remittance), remittance.traceNumber].filter(Boolean).join(', ')

/** `$90.00, Nov 16, 2026, To review (2)` */
export const paymentWords = (remittance: RemittanceSummary): string =>
  [
    formatMoney(remittance.amountCents, remittance.currency),
    ...(remittance.paidOn === null ? [] : [formatMediumDate(remittance.paidOn)]),
    stateWords(remittance),
  ].join(', ')

/** `2 payments, 3 others are paid to somebody else and were left out` */
export function importWords({ remittances, otherCount, isRepeated }: ImportedRemittances): string {
  const others = countOf(otherCount, 'other is', 'others are')
  return [
    countOf(remittances.length, 'payment', 'payments'),
    isRepeated && 'imported before, nothing changed',
    otherCount > 0 && `${others} paid to somebody else and left out`,
  ]
    .filter(Boolean)
    .join(', ')
}
