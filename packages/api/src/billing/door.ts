export type { BillingApi } from './billing-api'
export { BILLING_MESSAGES } from './billing-messages'
export { BillingHome } from './billing-contract'
