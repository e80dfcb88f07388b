import { sql, type SQL } from 'drizzle-orm'
import { FROM_STATUS_CHANGES, IS_DISCHARGE } from '../figures/count-discharges'
import { fromSeen } from '../figures/count-retention'
import { ofClients } from '../scope/analytics-scope'
import { spansOfInstant } from '../scope/date-spans'
import { ofPart, recordColumns, type RecordList, type RecordsOf } from './record-source'

interface ClientsBehind extends Partial<Pick<RecordList, 'aggregation' | 'amountUnit'>> {
  /** The condition for the listed clients `c`. */
  where: SQL
  day?: SQL
  amount?: SQL
}

/** Lists clients by their present state. */
export const clientRecords = (
  { scope }: RecordsOf,
  { where, aggregation = 'count', amountUnit = null, ...columns }: ClientsBehind,
): RecordList => ({
  permission: 'clients:view',
  aggregation,
  amountUnit,
  base: null,
  rows: sql`
    select ${recordColumns({ ...OF_CLIENT, at: sql`c.created_at`, ...columns })}
    from clients c where ${ofClients(scope)} and ${where}`,
})

const OF_CLIENT = { kind: 'client', recordId: sql`c.id`, clientId: sql`c.id` } as const

/** Lists the clients who were added in the range. */
export function newClientRecords(of: RecordsOf): RecordList {
  const { timeZone } = of.scope
  const { isWithin } = spansOfInstant(sql`c.created_at`, [of.spans.range], timeZone)
  const where = sql`${isWithin} ${ofPart(of)}`
  return clientRecords(of, { where, day: sql`c.created_at at time zone ${timeZone}` })
}

/** Lists the clients who were discharged in the range, by their last discharge. */
export function dischargeRecords({ scope, spans }: RecordsOf): RecordList {
  const { isWithin } = spansOfInstant(sql`h.changed_at`, [spans.range], scope.timeZone)
  const columns = recordColumns({
    ...OF_CLIENT,
    day: sql`max(h.changed_at) at time zone ${scope.timeZone}`,
    at: sql`max(h.changed_at)`,
  })
  return {
    permission: 'clients:view',
    aggregation: 'count',
    amountUnit: null,
    base: null,
    rows: sql`
      select ${columns} from ${FROM_STATUS_CHANGES}
      where ${ofClients(scope)} and h.practice_id = c.practice_id and ${IS_DISCHARGE} and ${isWithin}
      group by c.id`,
  }
}

/** Lists the clients seen in the span before, counted if they were seen again; by their last visit. */
export function retentionRecords({ scope, spans }: RecordsOf): RecordList {
  const { cte, from } = fromSeen(scope, [spans.previous, spans.range])
  const at = sql`coalesce(again.last_at, before.last_at)`
  const columns = recordColumns({
    kind: 'client',
    recordId: sql`before.client_id`,
    clientId: sql`before.client_id`,
    day: sql`${at} at time zone ${scope.timeZone}`,
    at,
    isCounted: sql`again.client_id is not null`,
  })
  return {
    permission: 'clients:view',
    aggregation: 'share',
    amountUnit: null,
    base: null,
    rows: sql`${cte} select ${columns} ${from} where before.span = 0`,
  }
}
