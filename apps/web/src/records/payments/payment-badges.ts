import type { PaymentSummary } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'

/** What a list says of a payment that isn't simply received. */
export const PAYMENT_BADGES: Readonly<Record<PaymentSummary['status'], { word: string; tone: Tone } | null>> =
  {
    pending: { word: 'Pending', tone: 'wait' },
    succeeded: null,
    failed: { word: 'Failed', tone: 'bad' },
    partially_refunded: { word: 'Partly refunded', tone: 'info' },
    refunded: { word: 'Refunded', tone: 'neutral' },
    entered_in_error: { word: 'Entered by mistake', tone: 'neutral' },
  }
