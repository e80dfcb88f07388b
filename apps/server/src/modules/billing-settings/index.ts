export { billingSettingsRecord } from './billing-settings-record'
export { readBillingSettings } from './read-billing-settings'
