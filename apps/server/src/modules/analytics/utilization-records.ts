import { sql } from 'drizzle-orm'
import { IS_BUSY, MINUTES } from './appointment-conditions'
import { appointmentRecords } from './appointment-records'
import type { RecordList, RecordsOf } from './record-source'
import { measureWork, wholeWork } from './utilization'

/** The appointments that take the time of those who have working hours, which are no records. */
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
