/** A card that the test provider offers, and how it behaves; none has a number. */
export interface TestCard {
  lastFour: string
  brand: string
  /** What the page says of it. */
  words: string
  /** Why a charge of it fails; null where it succeeds. */
  refusal: { code: string; decline_code?: string; message: string } | null
  /** What becomes of refunds to it: they succeed at once, a minute later, or fail a minute after they succeeded. */
  refunds?: 'succeed' | 'succeed_later' | 'fail_later'
  /** How the client's bank disputes each charge at once, as Stripe names the state. */
  disputes?: 'needs_response' | 'warning_needs_response'
}

/** They behave as Stripe's test cards with these last four digits do. */
export const TEST_CARDS: readonly TestCard[] = [
  { lastFour: '4242', brand: 'visa', words: 'Visa ending in 4242: every charge succeeds', refusal: null },
  {
    ...{ lastFour: '7726', brand: 'visa', refusal: null, refunds: 'succeed_later' },
    words: 'Visa ending in 7726: a refund takes a minute',
  },
  {
    ...{ lastFour: '5126', brand: 'visa', refusal: null, refunds: 'fail_later' },
    words: 'Visa ending in 5126: a refund comes back after a minute',
  },
  {
    ...{ lastFour: '0259', brand: 'visa', refusal: null, disputes: 'needs_response' },
    words: 'Visa ending in 0259: the bank disputes every charge',
  },
  {
    ...{ lastFour: '1976', brand: 'visa', refusal: null, disputes: 'warning_needs_response' },
    words: 'Visa ending in 1976: the bank asks about every charge',
  },
  {
    lastFour: '0341',
    brand: 'visa',
    words: 'Visa ending in 0341: can be kept, and every charge is declined',
    refusal: {
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
  },
  {
    lastFour: '9995',
    brand: 'visa',
    words: 'Visa ending in 9995: has too little money',
    refusal: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    lastFour: '3155',
    brand: 'visa',
    words: 'Visa ending in 3155: the bank wants the client to confirm each charge',
    refusal: {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    },
  },
]
