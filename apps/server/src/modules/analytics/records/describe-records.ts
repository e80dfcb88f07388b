import type {
  AnalyticsRecord,
  Appointment,
  AppointmentStatus,
  ClientStatus,
  PaymentMethod,
} from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { appointments } from '../../../db/schema/appointments-table'
import { selectAppointments } from '../../appointments'
import { displayName } from '../../caseload'
import type { MoneyEvent } from './record-source'
import type { RecordRow } from './select-records'

/** Returns a function that turns the rows of a page into records, with a label and a description. */
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
      : moneyInWords({ ...row, event: row.event }),
})

const STATUS_WORDS: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'requested',
  scheduled: 'scheduled',
  confirmed: 'confirmed',
  checked_in: 'checked in',
  completed: 'completed',
  declined: 'declined',
  cancelled_client: 'cancelled by client',
  cancelled_clinician: 'cancelled by clinician',
  late_cancelled: 'late cancellation',
  no_show: 'no-show',
}

const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card payment',
  cash: 'Cash payment',
  check: 'Check payment',
  bank_transfer: 'Bank transfer',
  other: 'Other payment',
}

const EVENT_WORDS: Readonly<Record<MoneyEvent, string>> = {
  issued: ', issued',
  voided: ', voided',
  payment: '',
  moved: ', credit moved',
  credited: ', charge reduced',
  written_off: ', written off',
  refunded: ', refunded',
  refund_returned: ', refund came back',
  disputed: ', disputed',
  dispute_won: ', dispute won',
  owed: ', still owed',
  invoiced: '',
  charged: ', sent',
  uncharged: ', charge taken back',
  paid: ', paid',
  taken_back: ', payment taken back',
  contractual: ', off by contract',
}

/** `Psychotherapy, 45 minutes, Dana Reyes, completed`. */
const appointmentInWords = ({ lines, clinician, status }: Appointment): string =>
  [...lines.map(({ label }) => label), clinician.name, STATUS_WORDS[status]].join(', ')

/** `Active, Dana Reyes`. */
const clientInWords = (status: ClientStatus, clinician: string | null): string =>
  [status.charAt(0).toUpperCase() + status.slice(1), ...(clinician === null ? [] : [clinician])].join(', ')

/** `Invoice 1042, voided`, `Card payment, invoice 1042`, or `Claim K000000018 to Aetna, paid`. */
function moneyInWords({
  event,
  invoiceNumber: number,
  paymentMethod: method,
  claimNumber,
  payerName,
}: RecordRow & { event: MoneyEvent }): string {
  if (claimNumber !== null) return `Claim ${claimNumber} to ${payerName ?? ''}${EVENT_WORDS[event]}`
  if (method === null) return `Invoice ${number ?? ''}${EVENT_WORDS[event]}`
  return `${METHOD_WORDS[method]}, ${number === null ? 'kept as credit' : `invoice ${number}`}`
}
