export { billingSettingsRecord } from './billing-settings-record'
export { practiceSettings } from './practice-settings'
export { readBillingSettings } from './read-billing-settings'
