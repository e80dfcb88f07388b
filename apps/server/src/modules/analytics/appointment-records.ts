import { sql, type SQL } from 'drizzle-orm'
import { ofAppointments } from './analytics-scope'
import { spansOfInstant } from './date-spans'
import { ofPart, recordColumns, type RecordList, type RecordsOf } from './record-source'

interface AppointmentsBehind extends Partial<Pick<RecordList, 'aggregation' | 'amountUnit' | 'base'>> {
  /** Which appointments `a` of the range are listed. */
  where: SQL
  /** Which of them are counted, if not all. */
  counted?: SQL
  amount?: SQL
}

/** Appointments of the range, by their start. */
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
