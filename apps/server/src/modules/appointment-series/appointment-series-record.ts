import { eq, and, count } from 'drizzle-orm'
import {
  appointmentSeries,
  exportedAppointmentSeries,
  exportedSeriesChanges,
  exportedSeriesSkips,
} from '../../db/schema/appointment-series-table'
import { appointments } from '../../db/schema/appointments-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

/** Named by how many appointments it has, which everybody who reads the audit log may know. */
export const appointmentSeriesRecord: RecordKind = {
  tables: [exportedAppointmentSeries, exportedSeriesSkips, exportedSeriesChanges],
  names: { appointment_series: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: appointmentSeries.id, startsOn: appointmentSeries.startsOn, booked: count() })
    .from(appointmentSeries)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentSeries.organizationId),
        eq(appointments.seriesId, appointmentSeries.id),
      ),
    )
    .where(isOneOf(work, appointmentSeries, appointmentSeries.id, ids))
    .groupBy(appointmentSeries.id, appointmentSeries.startsOn)
  return rows.map(({ id, startsOn, booked }) => ({
    id,
    name: booked === 1 ? `1 appointment from ${startsOn}` : `${booked} appointments from ${startsOn}`,
  }))
}
