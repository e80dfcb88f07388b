import { expect, test } from 'vitest'
import { differenceWords } from './payout-words'

test.each([
  ['charge', 0, 10_000, 'Stripe charged a card $100.00, and no payment here is for it.'],
  ['charge', 10_000, 0, 'A card payment of $100.00 is recorded here, and Stripe has no such charge.'],
  ['charge', 10_000, 9_000, 'A card payment is $100.00 here and $90.00 in Stripe.'],
  ['refund', 0, 10_000, 'Stripe gave $100.00 back to a card, and that is not recorded here.'],
  ['refund', 10_000, 0, 'A refund of $100.00 is recorded here, and Stripe gave nothing back.'],
  ['refund', 10_000, 9_000, 'A refund is $100.00 here and $90.00 in Stripe.'],
  ['dispute', 0, 10_000, 'A client’s bank has taken $100.00 in a dispute, and that is not recorded here.'],
  ['dispute', 10_000, 0, 'A dispute over $100.00 is recorded here, and in Stripe nothing is taken for it.'],
  ['dispute', 10_000, 9_000, 'A dispute is over $100.00 here and $90.00 in Stripe.'],
  ['fee', 0, 465, 'Stripe kept $4.65 of a card payment, and no fee of it is recorded here.'],
  ['fee', 465, 0, 'A fee of $4.65 is recorded here for a card payment, and Stripe kept nothing of it.'],
  ['fee', 465, 500, 'The fee of a card payment is $4.65 here and $5.00 in Stripe.'],
] as const)('of a %s of %d here and %d there it says what differs', (kind, ourCents, theirCents, words) => {
  expect(differenceWords({ kind, ourCents, theirCents }, 'USD')).toBe(words)
})
