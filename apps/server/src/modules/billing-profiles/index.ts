export { billingProfileRecord } from './billing-profile-record'
