import { billingProfiles, exportedBillingProfiles } from '../../db/schema/billing-profiles-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const billingProfileRecord: RecordKind = {
  tables: [exportedBillingProfiles],
  names: { billing_profile: namesIn(billingProfiles) },
}
