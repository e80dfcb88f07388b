import { exportedPayerRules } from '../../db/schema/payer-rules-table'
import { exportedPayers, payers } from '../../db/schema/payers-table'
import { namesIn, type RecordKind } from '../../record-kind'

export const payerRecord: RecordKind = {
  tables: [exportedPayers, exportedPayerRules],
  names: { payer: namesIn(payers) },
}
