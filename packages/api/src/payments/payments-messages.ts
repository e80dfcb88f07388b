/** The fallbacks for when the server gives no message. */
export const PAYMENTS_MESSAGES = {
  record: 'Failed to record payment',
  chargeCard: 'Failed to charge card',
  list: 'Failed to load payments',
  listLinks: 'Failed to load payment links',
  sendLink: 'Failed to send payment link',
  listHolds: 'Failed to load sessions',
  listHoldsOfAppointment: 'Failed to load copays',
  releaseHold: 'Failed to release what is held',
  get: 'Failed to load payment',
  refund: 'Failed to refund payment',
  refundCard: 'Failed to refund payment',
  assignCardRefund: 'Failed to save refund',
  markError: 'Failed to take the payment back',
} as const
