import type { Appointment, AppointmentStatus, ClientStatus, PaymentMethod } from '@oaklet/api/contract'
import type { MoneyEvent } from './record-source'

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
  owed: ', still owed',
  invoiced: '',
}

/** `Psychotherapy, 45 minutes, Dana Reyes, completed`. */
export const appointmentInWords = ({ lines, clinician, status }: Appointment): string =>
  [...lines.map(({ label }) => label), clinician.name, STATUS_WORDS[status]].join(', ')

/** `Active, Dana Reyes`. */
export const clientInWords = (status: ClientStatus, clinician: string | null): string =>
  [status.charAt(0).toUpperCase() + status.slice(1), ...(clinician === null ? [] : [clinician])].join(', ')

/** `Invoice 1042, voided`, or `Card payment, invoice 1042`. */
export function moneyInWords(event: MoneyEvent, number: number | null, method: PaymentMethod | null): string {
  if (method === null) return `Invoice ${number ?? ''}${EVENT_WORDS[event]}`
  return `${METHOD_WORDS[method]}, ${number === null ? 'kept as credit' : `invoice ${number}`}`
}
