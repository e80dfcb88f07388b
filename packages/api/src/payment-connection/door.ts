export type { PaymentConnectionApi } from './payment-connection-api'
export { PAYMENT_CONNECTION_MESSAGES } from './payment-connection-messages'
export {
  PAYMENT_CALLBACK_OUTCOMES,
  PAYMENT_CONNECTION_STATES,
  PaymentCallback,
  PaymentCallbackBody,
  PaymentConnection,
  ProviderAddress,
  type PaymentCallbackOutcome,
  type PaymentConnectionState,
} from './payment-connection-contract'
