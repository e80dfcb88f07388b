/** The fallbacks for when the server gives no message. */
export const INVOICES_MESSAGES = {
  list: 'Failed to load invoices',
  get: 'Failed to load invoice',
  create: 'Failed to save invoice',
  update: 'Failed to update invoice',
  remove: 'Failed to delete invoice',
  issue: 'Failed to issue invoice',
  applyCredit: 'Failed to apply credit',
  applyClientCredit: 'Failed to apply credit',
  unapplyPayment: 'Failed to move the payment to credit',
  adjust: 'Failed to adjust invoice',
  reverseAdjustment: 'Failed to take the adjustment back',
  voidIssued: 'Failed to void invoice',
} as const
