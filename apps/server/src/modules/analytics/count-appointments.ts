import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import {
  IS_BOOKED,
  IS_BUSY,
  IS_CANCELLED,
  IS_HELD,
  IS_LATE_CANCEL,
  IS_NO_SHOW,
  IS_REMOTE,
  leadDays,
  MINUTES,
} from './appointment-conditions'
import type { Parts, Split } from './breakdowns'
import { comparedPerKey, partsPerSplit, type RowOfSplit } from './compared-per-key'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'
import type { ComparedRange } from './figures'

/** What became of the appointments that start in a span. */
export interface AppointmentCounts {
  held: number
  /** Those of them that were held by telehealth. */
  heldRemotely: number
  /** The booked length of those that were held. */
  minutes: number
  /** The booked length of those that were held, and of those still booked. */
  busyMinutes: number
  noShows: number
  lateCancels: number
  /** By either side, late ones included. */
  cancellations: number
  /** All but requested and declined ones. */
  booked: number
  /** From the day of booking to the day of the appointment, over all that were booked. */
  leadDays: number
}

const NONE: AppointmentCounts = {
  held: 0,
  heldRemotely: 0,
  minutes: 0,
  busyMinutes: 0,
  noShows: 0,
  lateCancels: 0,
  cancellations: 0,
  booked: 0,
  leadDays: 0,
}

/** The appointments of each span, by their start. */
export function countAppointments(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
): Promise<AppointmentCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      select ${index} as span, ${countsOf(scope)}
      from appointments a
      where ${ofAppointments(scope)} and ${isWithin}
      group by 1`,
  )
}

/** The appointments of each part, in the range and in the span before it. */
export const countAppointmentsBy = (
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
  { key }: Pick<Split, 'key'>,
): Promise<Parts<AppointmentCounts>> => comparedPerKey(tx, NONE, countsPer([key], scope, spans))

/** The same by several splits, in one pass over the appointments: what they have in common is counted once. */
export async function countAppointmentsByEach(
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
  splits: readonly Split[],
): Promise<{ split: Split; parts: Parts<AppointmentCounts> }[]> {
  const keys = splits.map(({ key }) => key)
  const sums = Object.keys(NONE).map((name) => sql.raw(`sum("${name}")::float8 as "${name}"`))
  const rows = await rowsOf<AppointmentCounts & RowOfSplit>(
    tx,
    sql`
      select span, by.split::int - 1 as split, by.key, ${listOf(sums)}
      from (${countsPer(keys, scope, spans)}) counted
      cross join lateral unnest(array[${listOf(keys.map((_, at) => keyAt(at)))}]) with ordinality as by (key, split)
      group by 1, 2, 3`,
  )
  return partsPerSplit(NONE, rows, splits)
}

/** The name of a key: the first one is the part's own. */
const keyAt = (at: number): SQL => sql.raw(at === 0 ? 'key' : `key${at}`)

const listOf = (all: readonly SQL[]): SQL => sql.join([...all], sql`, `)

/** What happened for each span and each combination of keys. */
function countsPer(keys: readonly SQL[], scope: AnalyticsScope, { previous, range }: ComparedRange): SQL {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, [previous, range], scope.timeZone)
  return sql`
    select ${index} as span, ${listOf(keys.map((key, at) => sql`${key} as ${keyAt(at)}`))}, ${countsOf(scope)}
    from appointments a
    where ${ofAppointments(scope)} and ${isWithin}
    group by 1, ${listOf(keys.map((_, at) => sql.raw(String(at + 2))))}`
}

function countsOf(scope: AnalyticsScope): SQL {
  const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`
  const sum = (amount: SQL, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`
  return sql`
    ${count(IS_HELD)} as held,
    ${count(sql`${IS_HELD} and ${IS_REMOTE}`)} as "heldRemotely",
    ${sum(MINUTES, IS_HELD)} as minutes,
    ${sum(MINUTES, IS_BUSY)} as "busyMinutes",
    ${count(IS_NO_SHOW)} as "noShows",
    ${count(IS_LATE_CANCEL)} as "lateCancels",
    ${count(IS_CANCELLED)} as cancellations,
    ${count(IS_BOOKED)} as booked,
    ${sum(leadDays(scope), IS_BOOKED)} as "leadDays"`
}
