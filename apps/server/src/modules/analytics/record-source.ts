import type { AnalyticsRecordKind, AnalyticsRecords, Permission } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'
import type { ToldOfClients } from './client-reach'
import type { ComparedRange } from './figures'

/** Of what records are asked for: a scope and its range, or one part of it. */
export interface RecordsOf {
  tx: Tx
  scope: AnalyticsScope
  spans: ComparedRange
  part: { split: Split; id: string } | null
}

/** The records behind a number, as a query of {@link recordColumns}, and how it is told from them. */
export interface RecordList extends Pick<AnalyticsRecords, 'aggregation' | 'amountUnit' | 'base'> {
  /** Who may see such records, and whose. */
  permission: RecordPermission
  /** What a list of clients tells of them, which takes more than to see them. */
  tells?: ToldOfClients | undefined
  rows: SQL
}

export type RecordPermission = Extract<Permission, 'appointments:view' | 'clients:view' | 'invoices:view'>

/** Lists the records behind one figure, or behind one part of it. */
export type RecordSource = (of: RecordsOf) => RecordList | Promise<RecordList>

/** What happened to money. */
export type MoneyEvent = 'issued' | 'voided' | 'payment' | 'owed' | 'invoiced'

interface RecordColumns {
  kind: AnalyticsRecordKind | SQL
  recordId: SQL
  /** Default: the record's own; it has to be unique. */
  id?: SQL
  clientId?: SQL
  invoiceId?: SQL
  event?: MoneyEvent | SQL
  /** The day it counts by. */
  day?: SQL
  startsAt?: SQL
  /** The newest come first. */
  at: SQL
  amount?: SQL | undefined
  isCounted?: SQL | undefined
}

const NONE = sql`null`

/** The columns of every list of records, so that lists can be put together. */
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

/** Only what belongs to the part that is asked for. */
export const ofPart = ({ part }: RecordsOf): SQL =>
  part === null ? sql`` : sql`and ${part.split.key} = ${part.id}`
