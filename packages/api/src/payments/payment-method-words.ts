import type { PaymentMethod } from './payments-contract'

/** How money was received, in words by its code. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  cash: 'Cash',
  check: 'Check',
  bank_transfer: 'Bank transfer',
  other: 'Other',
}
