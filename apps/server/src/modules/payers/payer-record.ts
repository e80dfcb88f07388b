import { exportedPayers, payers } from '../../db/schema/payers-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const payerRecord: RecordKind = { tables: [exportedPayers], names: { payer: namesIn(payers) } }
