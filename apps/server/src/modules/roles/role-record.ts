import { exportedRoles, roles } from '../../db/schema/roles-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const roleRecord: RecordKind = {
  tables: [exportedRoles],
  names: { role: namesIn(roles) },
}
