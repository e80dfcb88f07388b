import type { AnalyticsRecordKind, AnalyticsRecords, LedgerEntry, Permission } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { Split } from '../breakdowns/breakdowns'
import type { ComparedRange } from '../figures/figures'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { ClientDetail } from '../suppression/client-reach'

/** The number whose records are requested: a scope and range, or one part of a breakdown. */
export interface RecordsOf {
  tx: Tx
  scope: AnalyticsScope
  spans: ComparedRange
  part: { split: Split; id: string } | null
}

/** The records behind a number, as a query of {@link recordColumns}, with the aggregation. */
export interface RecordList extends Pick<AnalyticsRecords, 'aggregation' | 'amountUnit' | 'base'> {
  /** The permission to see such records; its scope limits which ones. */
  permission: RecordPermission
  /** The detail that a list of clients reveals about them, which needs a further permission. */
  reveals?: ClientDetail | undefined
  rows: SQL
}

export type RecordPermission = Extract<Permission, 'appointments:view' | 'clients:view' | 'invoices:view'>

/** Lists the records behind one figure, or behind one part of it. */
export type RecordSource = (of: RecordsOf) => RecordList | Promise<RecordList>

/** What a record of a claim stands for. */
export type ClaimMoneyEvent = 'charged' | 'uncharged' | 'paid' | 'taken_back' | 'written_off' | 'contractual'

/** The kinds of events that a record of money stands for. */
export type MoneyEvent = LedgerEntry['kind'] | ClaimMoneyEvent | 'owed' | 'invoiced'

interface RecordColumns {
  kind: AnalyticsRecordKind | SQL
  recordId: SQL
  /** A unique id; by default the id of the record. */
  id?: SQL
  clientId?: SQL
  invoiceId?: SQL
  event?: MoneyEvent | SQL
  /** The day by which it is counted. */
  day?: SQL
  startsAt?: SQL
  /** The sort key; the newest come first. */
  at: SQL
  amount?: SQL | undefined
  isCounted?: SQL | undefined
}

const NONE = sql`null`

/** The columns of every list of records, the same for all, so that lists can be combined. */
export const recordColumns = ({
  kind,
  recordId,
  id = recordId,
  clientId = NONE,
  invoiceId = NONE,
  event = NONE,
  day = NONE,
  startsAt = NONE,
  at,
  amount = NONE,
  isCounted = sql`true`,
}: RecordColumns): SQL => sql`
  ${id}::text as id, ${kind}::text as kind, ${recordId}::uuid as record_id, ${clientId}::uuid as client_id,
  ${invoiceId}::uuid as invoice_id, ${event}::text as event, (${day})::date as day,
  ${startsAt}::timestamptz as starts_at, ${at}::timestamptz as at, (${amount})::numeric as amount,
  (${isCounted}) as is_counted`

/** SQL condition for the requested part. */
export const ofPart = ({ part }: RecordsOf): SQL =>
  part === null ? sql`` : sql`and ${part.split.key} = ${part.id}`
