import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import type { Parts, Split } from '../breakdowns/breakdowns'
import { comparedPerKey, partsPerSplit, type RowOfSplit } from '../breakdowns/compared-per-key'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from '../scope/date-spans'
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
import type { ComparedRange } from './figures'

/** Counts of the appointments that start in a span, by their outcome. */
export interface AppointmentCounts {
  held: number
  /** Completed by telehealth. */
  heldRemotely: number
  /** Booked minutes of the completed appointments. */
  minutes: number
  /** Booked minutes of the completed appointments and of those still booked. */
  busyMinutes: number
  noShows: number
  lateCancels: number
  /** By client or clinician, late cancellations included. */
  cancellations: number
  /** Every appointment except requested and declined ones. */
  booked: number
  /** Days from booking to the appointment, summed over the booked appointments. */
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

/** Counts the appointments of each span, by their start. */
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

/** Counts the appointments of each part, in the range and in the span before it. */
export const countAppointmentsBy = (
  tx: Tx,
  scope: AnalyticsScope,
  spans: ComparedRange,
  { key }: Pick<Split, 'key'>,
): Promise<Parts<AppointmentCounts>> => comparedPerKey(tx, NONE, countsPer([key], scope, spans))

/** Counts the appointments by several splits in one pass: each combination of keys is aggregated once. */
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

/** Returns the alias of a key column; the first one is `key`. */
const keyAt = (at: number): SQL => sql.raw(at === 0 ? 'key' : `key${at}`)

const listOf = (all: readonly SQL[]): SQL => sql.join([...all], sql`, `)

/** Selects the counts for each span and each combination of keys. */
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
