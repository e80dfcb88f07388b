import type { DisputeState } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'

/** The title of what records a payment. */
export const RECORD_TITLE = 'Record a payment'
/** The button that mails the client a link to pay online, and the title of what it opens. */
export const PAYMENT_LINK_TITLE = 'Send a payment link'

/** The title of what tells a payment's whole story, and the act that opens it. */
export const DETAILS_TITLE = 'Details of a payment'
export const DETAILS = 'Details'

/** The title of what gives a payment back. */
export const REFUND_TITLE = 'Refund a payment'

/** What can be done with a payment, as its menus say it. */
export const PAYMENT_ACTS = { refund: 'Refund', mistake: 'Entered by mistake' } as const
export type PaymentAct = keyof typeof PAYMENT_ACTS

/** Why what a card was charged for can’t have been entered by mistake. */
export const CHARGED = 'The card was charged: refund it instead'

/** How a dispute stands, as its badge says it. */
export const DISPUTE_BADGES: Readonly<Record<DisputeState, { word: string; tone: Tone }>> = {
  inquiry: { word: 'Bank asks', tone: 'wait' },
  inquiry_closed: { word: 'Inquiry closed', tone: 'neutral' },
  needs_response: { word: 'Disputed', tone: 'bad' },
  under_review: { word: 'Dispute under review', tone: 'wait' },
  won: { word: 'Dispute won', tone: 'good' },
  lost: { word: 'Dispute lost', tone: 'bad' },
}
