export type { BillingApi } from './billing-api'
export { BILLING_MESSAGES } from './billing-messages'
export { BillingListFileQuery } from './billing-lists-contract'
export {
  BILLING_LIST_WORDS,
  BILLING_LISTS,
  billingListFileName,
  MAX_BILLING_LIST_ROWS,
  type BillingListName,
} from './billing-lists'
export { BillingHome, ClientCredit, CreditsPage, CreditsQuery } from './billing-contract'
