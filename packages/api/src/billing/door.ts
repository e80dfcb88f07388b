export type { BillingApi } from './billing-api'
export { BILLING_MESSAGES } from './billing-messages'
export { BillingHome, ClientCredit, CreditsPage, CreditsQuery } from './billing-contract'
