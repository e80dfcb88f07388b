import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '../../../calendar-day'
import { rowsOf, type Tx } from '../../../db/database'
import { ofClients, type AnalyticsScope } from '../scope/analytics-scope'

/** Counts of today's clients by status; there is no history of these counts. */
export interface ClientsNow {
  activeClients: number
  /** Prospective clients. A client never becomes prospective again, so they have waited since they were added. */
  waitingClients: number
  /** Days since each waiting client was added, summed up. */
  waitingDays: number
}

/** A client `c` in treatment. */
export const IS_ACTIVE = sql`c.status = 'active'`
/** A client `c` who waits for treatment. */
export const IS_WAITING = sql`c.status = 'prospective'`

/** Days since a client `c` was added. */
export const waitedDays = ({ timeZone }: AnalyticsScope, now: Date): SQL =>
  sql`greatest(0, ${dayOf(now, timeZone)}::date - (c.created_at at time zone ${timeZone})::date)`

export async function countClientsNow(tx: Tx, scope: AnalyticsScope, now: Date): Promise<ClientsNow> {
  const [row] = await rowsOf<ClientsNow>(
    tx,
    sql`
      select
        (count(*) filter (where ${IS_ACTIVE}))::int as "activeClients",
        (count(*) filter (where ${IS_WAITING}))::int as "waitingClients",
        coalesce(sum(${waitedDays(scope, now)}) filter (where ${IS_WAITING}), 0)::float8 as "waitingDays"
      from clients c where ${ofClients(scope)}`,
  )
  if (row === undefined) throw new Error('A count gave no row')
  return row
}
