import type {
  AuditResource,
  Client,
  Permission,
  SearchHit,
  SearchKind,
  TimelineKind,
} from '@oaklet/api/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TableInExport } from './db/exported-table'
import type { PracticeToday } from './calendar-day'
import type { Work } from './work'

/** A kind of record, as its module describes it. The list of all kinds is `modules/records`. */
export interface RecordKind {
  /** The kind's tables in an organization's export. */
  tables: readonly TableInExport[]
  /** How the audit log reads names, by the resource of its events; events about other resources show no name. */
  names?: Partial<Record<AuditResource, ReadNames>>
  /** How the search finds records of the kind. */
  search?: RecordSearch
  /** What records of the kind add to the timeline of a client. */
  timeline?: readonly TimelineSource[]
}

/** How records of one kind become entries of a client's timeline. */
export interface TimelineSource {
  kind: TimelineKind
  /** Has to reach the client. */
  permission?: Permission
  /** Answers null where the actor may see no such records for another reason. */
  rows: (of: TimelineClient) => TimelineRows | null
}

/** Whose timeline it is, and who reads it. */
export interface TimelineClient {
  work: Work
  client: { id: string; practiceId: string; primaryClinicianId: string | null }
  /** The day of an instant where the practice is. */
  dayOf: (instant: AnyPgColumn) => SQL
  /** The condition for the rows of the client. */
  isOfClient: (table: OfClient) => SQL | undefined
}

interface OfClient {
  organizationId: AnyPgColumn
  practiceId: AnyPgColumn
  clientId: AnyPgColumn
}

/** The parts of a query that reads entries. */
export interface TimelineRows {
  from: SQL | PgTable
  where: SQL | undefined
  id: AnyPgColumn
  on: AnyPgColumn | SQL
  at: AnyPgColumn
  /** What else the contract wants of an entry of the kind. */
  facts: Readonly<Record<string, AnyPgColumn | SQL>>
}

/** Reads what records are called now, and leaves out those that the actor may not see. */
export type ReadNames = (work: Work, ids: readonly string[]) => Promise<RecordName[]>

/** What a record is called. */
export interface RecordName {
  id: string | null
  name: string
}

/** Finds records of one kind that the actor may see, in the order to show them. */
export interface RecordSearch {
  kind: SearchKind
  find: (query: RecordQuery) => Promise<SearchHit[]>
}

/** What a person searches for, in one practice. */
export interface RecordQuery {
  work: Work
  practiceId: string
  practice: PracticeToday
  phrase: TypedPhrase
  /** How many records of each kind are wanted; one more than is shown, to know whether there are more. */
  limit: number
  /** Finds the clients that the phrase names; each set of clients is read once. */
  namedClients: (whose: Whose) => Promise<FoundClient[]>
}

/** Which clients a search goes by: all, the actor's own, or those with whom the actor has appointments. */
export type Whose = 'all' | 'own' | 'met'

/** What a person may have meant by what they typed. */
export interface TypedPhrase {
  text: string
  /** An e-mail or the digits of a phone, as far as it is typed; then it is no name. */
  contact: string | null
  /** The beginning of an invoice's number. */
  invoiceDigits: string | null
  /** The date that it names, `YYYY-MM-DD`. */
  day: string | null
  /** The date of birth that it may name, `YYYY-MM-DD`. */
  birth: string | null
}

/** A client as the search finds them; the caller decides how much of it the actor may see. */
export interface FoundClient {
  id: string
  firstName: string
  lastName: string
  preferredName: string
  dateOfBirth: string | null
  status: Client['status']
}

/** Returns the condition for the organization's records with these ids. */
export const isOneOf = (
  { actor }: Work,
  table: { organizationId: AnyPgColumn },
  id: AnyPgColumn,
  ids: readonly string[],
) => and(eq(table.organizationId, actor.organizationId), inArray(id, [...ids]))

type Text = AnyPgColumn<{ data: string; notNull: true }>
type NamedTable = PgTable & { organizationId: AnyPgColumn; id: Text; name: Text }

/** Reads names from the table's column `name`, for records whose name is known to everybody who reads the audit log. */
export const namesIn =
  (table: NamedTable, id: AnyPgColumn<{ data: string }> = table.id): ReadNames =>
  (work, ids) =>
    work.tx
      .select({ id, name: table.name })
      .from(table)
      .where(isOneOf(work, table, id, ids))
