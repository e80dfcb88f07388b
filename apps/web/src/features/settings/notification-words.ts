import type { NotificationEvent } from '@oaklet/api/contract'

/** What a person is told of, in the order in which it is listed. */
export const EVENT_WORDS: Readonly<Record<NotificationEvent, string>> = {
  appointment_booked: 'Appointment booked',
  appointment_changed: 'Appointment changed',
  appointment_cancelled: 'Appointment cancelled',
  invoice_overdue: 'Invoice overdue',
}
