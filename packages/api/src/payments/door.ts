export type { PaymentsApi } from './payments-api'
export { PAYMENTS_MESSAGES } from './payments-messages'
export {
  Allocation,
  Payment,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  RecordPaymentBody,
  type PaymentMethod,
} from './payments-contract'
