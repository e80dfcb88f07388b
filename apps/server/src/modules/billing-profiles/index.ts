export { billingProfileRecord } from './billing-profile-record'
export { insertBillingProfile } from './insert-billing-profile'
