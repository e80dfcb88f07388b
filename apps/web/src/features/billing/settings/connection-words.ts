import type { PaymentConnectionState } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'

interface ConnectionWords {
  badge: { word: string; tone: Tone }
  /** What it means for the practice. */
  sentence: string
  /** The button that goes to the provider; null where there is nothing to do there. */
  button: string | null
}

/** How far a practice's account with Stripe is. */
export const CONNECTION_WORDS: Readonly<Record<PaymentConnectionState, ConnectionWords>> = {
  not_connected: {
    badge: { word: 'Not connected', tone: 'neutral' },
    sentence:
      'With an account at Stripe, cards that clients leave on file can be charged. Card numbers are typed at Stripe and never reach Oaklet.',
    button: 'Connect Stripe',
  },
  onboarding: {
    badge: { word: 'Begun', tone: 'wait' },
    sentence: 'You have begun to connect Stripe and are not done yet. No card can be charged until then.',
    button: 'Continue with Stripe',
  },
  restricted: {
    badge: { word: 'Needs something', tone: 'wait' },
    sentence: 'Stripe needs more before cards can be charged.',
    button: 'Continue with Stripe',
  },
  active: {
    badge: { word: 'Connected', tone: 'good' },
    sentence: 'Cards that clients leave on file can be charged.',
    button: null,
  },
  disconnected: {
    badge: { word: 'Disconnected', tone: 'neutral' },
    sentence:
      'The account was disconnected. Payments and cards can still be read, and no card can be charged.',
    button: 'Connect Stripe again',
  },
}
