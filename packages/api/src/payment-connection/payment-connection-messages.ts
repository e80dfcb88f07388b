/** The fallbacks for when the server gives no message. */
export const PAYMENT_CONNECTION_MESSAGES = {
  get: 'Failed to load billing settings',
  connect: 'Failed to connect Stripe',
  disconnect: 'Failed to disconnect Stripe',
} as const
