export type { PayoutsApi } from './payouts-api'
export { PAYOUTS_MESSAGES } from './payouts-messages'
export {
  PaymentDifference,
  PaymentDifferences,
  PAYOUT_LINE_KINDS,
  PAYOUT_STATE_WORDS,
  PAYOUT_STATES,
  PayoutDetails,
  PayoutLine,
  PayoutsPage,
  PayoutsQuery,
  PayoutSummary,
  type PayoutLineKind,
  type PayoutState,
} from './payouts-contract'
