import { leftOutDebts } from '../../db/schema/debts-table'
import { leftOutLedgerShares } from '../../db/schema/ledger-shares-table'
import { exportedLedgerEntries } from '../../db/schema/ledger-table'
import type { RecordKind } from '../../record-kind'

export const ledgerRecord: RecordKind = {
  tables: [exportedLedgerEntries, leftOutDebts, leftOutLedgerShares],
}
