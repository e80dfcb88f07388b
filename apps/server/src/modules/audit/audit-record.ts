import { exportedAuditEvents, leftOutAuditHeads } from '../../db/schema/audit-table'
import type { RecordKind } from '../../record-kind'

export const auditRecord: RecordKind = { tables: [exportedAuditEvents, leftOutAuditHeads] }
