export { answerOfProvider } from './answer-of-provider'
export { BUILT_IN, createPaymentProvider } from './create-payment-provider'
export { ProviderAway, ProviderRefused } from './provider-errors'
export type {
  ChargeFailure,
  ChargeOrder,
  PaymentProvider,
  ProviderAccount,
  ProviderCard,
  ProviderCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderEvent,
  ProviderMovement,
  ProviderPayout,
  ProviderRefund,
  RefundOrder,
} from './payment-provider'
