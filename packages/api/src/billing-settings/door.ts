export type { BillingSettingsApi } from './billing-settings-api'
export { BILLING_SETTINGS_MESSAGES } from './billing-settings-messages'
export {
  BillingSettings,
  DEFAULT_INVOICE_DUE_DAYS,
  LAST_STATEMENT_DAY,
  MAX_RAISED_NUMBER,
  NUMBERED_DOCUMENTS,
  SUGGESTED_SMALL_REST_CENTS,
  UpdateBillingSettingsBody,
  type NumberedDocument,
} from './billing-settings-contract'
