import { exportedOrganizations } from '../../db/schema/organizations-table'
import { exportedPractices } from '../../db/schema/practices-table'
import type { RecordKind } from '../../record-kind'

export const organizationRecord: RecordKind = { tables: [exportedOrganizations, exportedPractices] }
