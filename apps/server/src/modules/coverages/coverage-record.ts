import { exportedAuthorizations, exportedCoverages } from '../../db/schema/coverages-table'
import type { RecordKind } from '../../record-kind'

export const coverageRecord: RecordKind = { tables: [exportedCoverages, exportedAuthorizations] }
