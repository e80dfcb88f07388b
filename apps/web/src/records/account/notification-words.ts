import type { NotificationEvent } from '@oaklet/api/contract'

/** What each event is called wherever people read of it. */
export const NOTIFICATION_WORDS = {
  appointment_booked: 'Appointment booked',
  appointment_changed: 'Appointment changed',
  appointment_cancelled: 'Appointment cancelled',
  visit_answered: 'Client’s answer to a reminder',
  offer_answered: 'Client’s answer to an offered time',
  measure_alert: 'Measure alert',
  invoice_overdue: 'Invoice overdue',
  authorization_low: 'Authorization runs out',
  claim_due: 'Filing limit of a claim is near',
  claim_rejected: 'Claim rejected',
  claim_denied: 'Claim denied',
  appeal_overdue: 'Appeal not answered in time',
  insurer_file_refused: 'File of an insurance not read',
  remittance_to_review: 'Remittance to review',
  packet_submitted: 'Forms sent in',
  packet_frozen: 'Link to forms paused',
  packet_stalled: 'Forms not back before an appointment',
  document_undelivered: 'Document not delivered',
  statements_to_review: 'Statements to review',
  payment_disputed: 'Payment disputed',
  payment_failed: 'Payment failed',
  payment_account: 'Stripe needs something',
  staff_invited: 'Somebody invited',
  staff_joined: 'Somebody joined',
} as const satisfies Record<NotificationEvent, string>
