import { exportedClaimSettings } from '../../db/schema/claim-settings-table'
import type { RecordKind } from '../../record-kind'

export const claimSettingsRecord: RecordKind = { tables: [exportedClaimSettings] }
