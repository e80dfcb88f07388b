import { exportedNotDuplicates } from '../../db/schema/not-duplicates-table'
import type { RecordKind } from '../../record-kind'

export const duplicateRecord: RecordKind = { tables: [exportedNotDuplicates] }
