import { exportedBillingSettings } from '../../db/schema/billing-settings-table'
import type { RecordKind } from '../../record-kind'

export const billingSettingsRecord: RecordKind = { tables: [exportedBillingSettings] }
