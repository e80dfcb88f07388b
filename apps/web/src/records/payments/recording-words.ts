import { formatMoney } from '../../shared/format-money'

/** The button that opens the form of a payment from the list of payments, and the one that sends it. */
export const RECORD_PAYMENT = 'Record payment'

/** What is said once a payment is recorded, with what was written off beside it. */
export function recordedWords(amountCents: number, writtenOffCents: number, currency: string): string {
  const words = `Payment of ${formatMoney(amountCents, currency)} recorded`
  return writtenOffCents > 0 ? `${words}, ${formatMoney(writtenOffCents, currency)} written off` : words
}

/** The button that charges a card on file. */
export const CHARGE_CARD = 'Charge card'

/** What is to be known before a payment is recorded, or a card is charged. */
export const KEPT_AS_RECORDED = 'A payment can’t be changed once it is recorded.'
export const CHARGED_AT_ONCE = 'The card is charged at once. Giving it back is a refund.'
