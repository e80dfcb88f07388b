export type { BillingProfilePath, BillingProfilesApi } from './billing-profiles-api'
export { BILLING_PROFILES_MESSAGES } from './billing-profiles-messages'
export {
  BILLING_ENTITIES,
  BillingProfile,
  BillingProfileInput,
  TAX_ID_KINDS,
  UpdateBillingProfileBody,
  type BillingEntity,
  type TaxIdKind,
} from './billing-profiles-contract'
