import type { NotificationEvent } from '@oaklet/api/contract'

const SENTENCES: Readonly<Record<NotificationEvent, string>> = {
  appointment_booked: 'A new appointment was booked for you',
  appointment_changed: 'One of your appointments was changed',
  appointment_cancelled: 'One of your appointments was cancelled',
  visit_answered: 'A client answered about an appointment',
  offer_answered: 'A client answered about a time that you offered',
  measure_alert: 'Please look at a client’s questionnaire today',
  invoice_overdue: 'An invoice is overdue',
  authorization_low: 'An authorization of a payer runs out',
  claim_due: 'A claim has to be sent soon',
  claim_rejected: 'An insurance rejected claims',
  claim_denied: 'An insurance denied claims',
  appeal_overdue: 'An insurance has not answered an appeal in time',
  insurer_file_refused: 'A file of an insurance could not be read',
  remittance_to_review: 'A payment of an insurance waits to be looked through',
  packet_submitted: 'A client sent in their forms',
  packet_frozen: 'A link to forms was paused',
  packet_stalled: 'Forms are not back before an appointment',
  document_undelivered: 'A document could not be sent by e-mail',
  statements_to_review: 'Statements wait to be looked through',
  payment_disputed: 'A client’s bank asks about a card payment, or disputes it',
  payment_failed: 'A card payment or a refund did not go through',
  payment_account: 'The account for card payments needs somebody',
  staff_invited: 'Somebody was invited to your practice',
  staff_joined: 'Somebody joined your practice',
}

/** Tells that something happened, and where to see what: mail names no client and no hour. */
export const notificationMail = (event: NotificationEvent, link: string, publicUrl: string) => ({
  subject: SENTENCES[event],
  text: `${SENTENCES[event]}. Sign in to Oaklet to see it:

    ${publicUrl}${link}

You choose what Oaklet writes to you about in your settings:

    ${publicUrl}/settings
`,
})
