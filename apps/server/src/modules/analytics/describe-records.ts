import type { AnalyticsRecord, Appointment } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { selectAppointments } from '../appointments'
import { appointmentInWords, clientInWords, moneyInWords } from './record-words'
import type { RecordRow } from './select-records'
import { displayName } from '../caseload'

/** How a page's rows are told: whose each is, and what it is. */
export async function describeRecords(
  tx: Tx,
  organizationId: string,
  rows: readonly RecordRow[],
): Promise<(row: RecordRow) => AnalyticsRecord> {
  const ids = rows.filter(({ kind }) => kind === 'appointment').map(({ recordId }) => recordId)
  const where = and(eq(appointments.organizationId, organizationId), inArray(appointments.id, ids))
  const found = ids.length === 0 ? [] : await selectAppointments(tx, { where })
  const booked = new Map(found.map((appointment) => [appointment.id, appointment]))
  return (row) => {
    const { id, kind, recordId, clientId, invoiceId, day, amount, isCounted } = row
    const startsAt = row.startsAt === null ? null : new Date(row.startsAt).toISOString()
    const record = { id, kind, recordId, clientId, invoiceId, date: day, startsAt, amount, isCounted }
    const appointment = booked.get(recordId)
    return { ...record, ...(appointment === undefined ? ofOneClient(row) : ofAppointment(appointment)) }
  }
}

function ofAppointment(appointment: Appointment) {
  const [first, ...others] = appointment.clients
  return {
    clientId: first === undefined || others.length > 0 ? null : first.id,
    label: appointment.clients.map(({ name }) => name).join(', '),
    detail: appointmentInWords(appointment),
  }
}

const ofOneClient = (row: RecordRow) => ({
  label: displayName(row),
  detail:
    row.event === null
      ? clientInWords(row.status, row.clinicianName)
      : moneyInWords(row.event, row.invoiceNumber, row.paymentMethod),
})
