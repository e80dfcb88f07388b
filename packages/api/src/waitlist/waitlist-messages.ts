/** The fallbacks for when the server gives no message. */
export const WAITLIST_MESSAGES = {
  list: 'Failed to load the waitlist',
  create: 'Failed to put the client on the waitlist',
  update: 'Failed to save the entry',
  setStatus: 'Failed to change the waitlist',
  matches: 'Failed to look through the waitlist',
  openings: 'Failed to look for a time',
  offer: 'Failed to offer the time',
  withdrawOffer: 'Failed to take the offer back',
} as const

/** The same for clients, in words that everybody understands. */
export const OFFER_MESSAGES = {
  open: 'We can’t open this offer',
  accept: 'We can’t book this time',
  decline: 'We can’t save your answer',
} as const
