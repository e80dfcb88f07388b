export type { WaitlistApi } from './waitlist-api'
export { createOffersApi, type OffersApi } from './offers-api'
export { OFFER_MESSAGES, WAITLIST_MESSAGES } from './waitlist-messages'
export {
  CreateWaitlistEntryBody,
  MAX_OFFERED_TO,
  MAX_WAITLIST_ENTRIES,
  OFFER_HOURS,
  OFFER_STATUSES,
  OfferSlotBody,
  SetWaitlistStatusBody,
  SlotOffer,
  UpdateWaitlistEntryBody,
  WAITLIST_STATUSES,
  WAITLIST_URGENCIES,
  WaitlistEntry,
  WaitlistMatchesQuery,
  WaitlistOpeningsQuery,
  WaitlistQuery,
  type OfferStatus,
  type WaitlistStatus,
  type WaitlistUrgency,
} from './waitlist-contract'
export { OFFER_STATES, OfferBody, OfferedTime, type OfferState } from './offers-contract'
