export type { PaymentsApi } from './payments-api'
export { PAYMENTS_MESSAGES } from './payments-messages'
export { PAYMENT_METHOD_WORDS } from './payment-method-words'
export { CARD_REFUND_STATES, CardCharge, CardRefund } from './card-charge'
export { ChargeCardBody } from './card-payments-contract'
export {
  PAYMENT_LINK_LIFE_DAYS,
  PaymentLink,
  PaymentLinks,
  SendPaymentLinkBody,
} from './payment-links-contract'
export { Dispute, DISPUTE_STATES, type DisputeState } from './disputes'
export { Hold } from './hold'
export { AppointmentHolds, HoldableSession, HoldableSessions } from './holds-contract'
export {
  Allocation,
  AssignCardRefundBody,
  HeldPart,
  MAX_ALLOCATIONS,
  Payment,
  PAYMENT_METHODS,
  PAYMENT_NEEDS,
  PAYMENT_PERIODS,
  PAYMENT_STATUSES,
  PaymentDetails,
  PaymentsPage,
  PaymentsQuery,
  PaymentSummary,
  REFUND_REASON_WORDS,
  RefundCardBody,
  RefundPaymentBody,
  RecordPaymentBody,
  type PaymentMethod,
  type PaymentNeed,
  type RefundReason,
} from './payments-contract'
