import type { PaymentCallbackOutcome } from '@oaklet/api/contract'

interface CallbackWords {
  title: string
  sentence: string
}

/** What is said of each outcome, about the practice with this name. */
export const callbackWords = (outcome: PaymentCallbackOutcome, practice: string): CallbackWords =>
  ({
    active: {
      title: 'Stripe is connected',
      sentence: `${practice} can charge cards that clients leave on file.`,
    },
    restricted: {
      title: 'Stripe needs more',
      sentence: `Stripe is connected with ${practice}, and needs more before cards can be charged.`,
    },
    onboarding: {
      title: 'You are not done at Stripe yet',
      sentence: `What you entered is kept. ${practice} can charge cards once you are done there.`,
    },
    already_connected: {
      title: 'Stripe is connected already',
      sentence: `${practice} has an account at Stripe. Nothing was changed.`,
    },
    declined: {
      title: 'You didn’t connect Stripe',
      sentence: 'Nothing was changed.',
    },
    continue: { title: 'Going on to Stripe', sentence: 'Stripe opens in a moment.' },
    expired: EXPIRED,
  })[outcome]

/** Of a link that is unknown, was used or is too old, and of an address without one. */
export const EXPIRED: CallbackWords = {
  title: 'This link is no longer good',
  sentence: 'Start again from billing settings.',
}

/** Of a practice that isn’t one of the person’s. */
export const NOT_FOUND: CallbackWords = {
  title: 'This practice isn’t one of yours',
  sentence: 'The way back from Stripe belongs to a practice that you don’t work in. Nothing was changed.',
}

/** Of a person who may not connect. */
export const NOT_ALLOWED: CallbackWords = {
  title: 'You may not connect Stripe',
  sentence:
    'That needs a role which may edit billing and the practice’s settings. Ask an owner of the practice.',
}
