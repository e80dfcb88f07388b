import { sql } from 'drizzle-orm'
import { owedAt } from './money-owed'
import { recordColumns, type RecordList, type RecordsOf } from './record-source'

/** The invoices that were open at the end of the range, each with what it still owed; of those so old if `age` is there. */
export const owedRecords = ({ scope, spans }: RecordsOf, age = sql`true`): RecordList => ({
  permission: 'invoices:view',
  aggregation: 'sum',
  amountUnit: 'cents',
  base: null,
  rows: sql`select ${OF_DEBT} from (${owedAt(scope, spans.range.end)}) d where ${age}`,
})

const OF_DEBT = recordColumns({
  kind: 'invoice',
  recordId: sql`d.invoice_id`,
  id: sql`d.invoice_id || '-owed'`,
  clientId: sql`d.client_id`,
  invoiceId: sql`d.invoice_id`,
  event: 'owed',
  day: sql`d.issued_on`,
  at: sql`d.issued_on`,
  amount: sql`d.cents`,
})
