import { AUTH_MESSAGES } from '@oaklet/api'
import { paths } from '../../shared/paths'
import type { TypedRegistration } from './typed-registration'

/** What the page for the code says: the same page ends a sign-in and a registration. */
export interface MfaWords {
  title: string
  summary: string
  verify: string
  verifying: string
  /** Where the server gives no sentence (spec §8). */
  fallback: string
  /** What is said once a new code was asked for. */
  resent: string
  /** The ways out, each a question and the link that answers it. */
  exits: readonly { question: string; link: string; path: string }[]
  /** Where it begins again, when nothing waits for a code any more. */
  start: string
}

const SIGN_IN: MfaWords = {
  title: 'Check your e-mail',
  summary: 'We sent you a code to finish signing in. It is good for 10 minutes.',
  verify: 'Verify',
  verifying: 'Verifying…',
  fallback: AUTH_MESSAGES.verifyMfa,
  resent: 'A new code is on its way.',
  exits: [{ question: 'Not you, or no e-mail?', link: 'Back to sign in', path: paths.login() }],
  start: paths.login(),
}

/** The mail of an e-mail that has an account holds no code: this page can’t know, and must not. */
const registrationWords = (email: string): MfaWords => ({
  title: 'Confirm your e-mail',
  summary: `We wrote to ${email}. Enter the code from that e-mail to open your practice. It is good for 10 minutes.`,
  verify: 'Confirm',
  verifying: 'Opening your practice…',
  fallback: AUTH_MESSAGES.register,
  resent: 'A new e-mail is on its way.',
  exits: [
    {
      question: 'No code in the e-mail? Then you have an account already.',
      link: 'Sign in',
      path: paths.login(),
    },
    { question: 'Another e-mail?', link: 'Change what you entered', path: paths.register() },
  ],
  start: paths.register(),
})

/** The words for what waits for its code. */
export const mfaWords = (registration: TypedRegistration | undefined): MfaWords =>
  registration === undefined ? SIGN_IN : registrationWords(registration.email)
