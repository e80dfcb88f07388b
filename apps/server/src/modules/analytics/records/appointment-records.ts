import { sql, type SQL } from 'drizzle-orm'
import { IS_BUSY, MINUTES } from '../figures/appointment-conditions'
import { measureWork, wholeWork } from '../figures/utilization'
import { ofAppointments } from '../scope/analytics-scope'
import { spansOfInstant } from '../scope/date-spans'
import { ofPart, recordColumns, type RecordList, type RecordsOf } from './record-source'

interface AppointmentsBehind extends Partial<Pick<RecordList, 'aggregation' | 'amountUnit' | 'base'>> {
  /** The condition for the listed appointments `a` of the range. */
  where: SQL
  /** The condition for the counted ones; by default all. */
  counted?: SQL
  amount?: SQL
}

/** Lists appointments of the range, by their start. */
export function appointmentRecords(
  of: RecordsOf,
  { where, counted, amount, aggregation = 'count', amountUnit = null, base = null }: AppointmentsBehind,
): RecordList {
  const { scope, spans } = of
  const { isWithin } = spansOfInstant(sql`a.starts_at`, [spans.range], scope.timeZone)
  const columns = recordColumns({
    kind: 'appointment',
    recordId: sql`a.id`,
    day: sql`a.starts_at at time zone ${scope.timeZone}`,
    startsAt: sql`a.starts_at`,
    at: sql`a.starts_at`,
    amount,
    isCounted: counted,
  })
  return {
    permission: 'appointments:view',
    aggregation,
    amountUnit,
    base,
    rows: sql`
      select ${columns} from appointments a
      where ${ofAppointments(scope)} and ${isWithin} and ${where} ${ofPart(of)}`,
  }
}

/** Lists the appointments of clinicians with working hours; the working time itself has no records. */
export async function utilizationRecords(of: RecordsOf): Promise<RecordList> {
  const work = await measureWork(of.tx, of.scope, of.spans, new Map())
  const parts = new Map([...work].filter(([id]) => of.part === null || id === of.part.id))
  const ids = [...parts.keys()].join(',')
  return appointmentRecords(of, {
    where: sql`${IS_BUSY} and a.clinician_id = any (string_to_array(${ids}, ',')::uuid[])`,
    aggregation: 'ratio',
    amount: MINUTES,
    amountUnit: 'minutes',
    base: { label: 'Working time', unit: 'minutes', value: wholeWork(parts).range.workingMinutes },
  })
}
