/** The fallbacks for when the server gives no message. */
export const PAYOUTS_MESSAGES = {
  list: 'Failed to load payouts',
  get: 'Failed to load payout',
  differences: 'Failed to compare with Stripe',
} as const
