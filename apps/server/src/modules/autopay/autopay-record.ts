import { exportedAutopayChoices, leftOutAutopayRuns } from '../../db/schema/autopay-table'
import type { RecordKind } from '../../record-kind'

export const autopayRecord: RecordKind = { tables: [exportedAutopayChoices, leftOutAutopayRuns] }
