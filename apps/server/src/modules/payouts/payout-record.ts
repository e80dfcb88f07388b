import { exportedPayoutLines, exportedPayouts } from '../../db/schema/payouts-table'
import type { RecordKind } from '../../record-kind'

export const payoutRecord: RecordKind = { tables: [exportedPayouts, exportedPayoutLines] }
