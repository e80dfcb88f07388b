import { exportedServices } from '../../db/schema/services-table'
import type { RecordKind } from '../../record-kind'

export const serviceRecord: RecordKind = { tables: [exportedServices] }
