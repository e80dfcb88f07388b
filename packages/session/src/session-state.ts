import type { OrganizationSummary, User } from '@oaklet/api'
import type { HeldToken } from './token-policy'

/** Why nobody is signed in, where there is a reason to tell. */
export const SIGNED_OUT_REASONS = ['logged-out', 'logged-out-elsewhere', 'expired', 'unreachable'] as const
export type SignedOutReason = (typeof SIGNED_OUT_REASONS)[number]

/** What a sign-in consists of. `signInId` is made by each sign-in, and names it in all tabs. */
export interface SignIn {
  signInId: string
  user: User
  /** The organization, where it had to be looked up. */
  organization: OrganizationSummary | null
  token: HeldToken
  csrf: string | null
}

/** `epoch` grows with every sign-in and sign-out; what began in an older one is dropped. */
export type SessionState =
  | { status: 'restoring'; epoch: number }
  | { status: 'signed-out'; epoch: number; reason: SignedOutReason | null }
  | { status: 'mfa-required'; epoch: number; mfaToken: string }
  | ({ status: 'signed-in'; epoch: number } & SignIn)

/** What has happened. An event with an `epoch` is an answer to something begun in that epoch. */
export type SessionEvent =
  | { type: 'restoreStarted' }
  | { type: 'restored'; epoch: number; signIn: SignIn }
  | { type: 'restoreFailed'; epoch: number; reason: SignedOutReason | null }
  | { type: 'loginStarted' }
  | { type: 'mfaRequired'; epoch: number; mfaToken: string }
  | { type: 'signedIn'; epoch: number; signIn: SignIn }
  | { type: 'tokenRefreshed'; epoch: number; token: HeldToken; csrf: string | null }
  | { type: 'refreshRefused'; epoch: number }
  | { type: 'practiceChosen'; practiceId: string }
  | { type: 'loggedOut' }
  | { type: 'signedOutElsewhere' }
  | { type: 'signedInElsewhere'; signIn: SignIn }

export const INITIAL_STATE: SessionState = { status: 'restoring', epoch: 0 }

/** The state after `event`; the very same object when the event is dropped. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  if ('epoch' in event && event.epoch !== state.epoch) return state
  const epoch = state.epoch + 1
  switch (event.type) {
    case 'restoreStarted':
      return state.status === 'signed-in' ? state : { status: 'restoring', epoch }
    case 'restored':
      return state.status === 'signed-in' ? state : signedIn(epoch, event.signIn)
    case 'restoreFailed':
      return state.status === 'restoring' ? { status: 'signed-out', epoch, reason: event.reason } : state
    case 'loginStarted':
      return state.status === 'restoring'
        ? { status: 'signed-out', epoch, reason: null }
        : { ...state, epoch }
    case 'mfaRequired':
      return { status: 'mfa-required', epoch, mfaToken: event.mfaToken }
    case 'signedIn':
    case 'signedInElsewhere':
      return signedIn(epoch, event.signIn)
    case 'tokenRefreshed':
      if (state.status !== 'signed-in') return state
      return { ...state, token: event.token, csrf: event.csrf ?? state.csrf }
    case 'refreshRefused':
      return signedOut(state, 'expired')
    case 'loggedOut':
      return { status: 'signed-out', epoch, reason: 'logged-out' }
    case 'signedOutElsewhere':
      return signedOut(state, 'logged-out-elsewhere')
    case 'practiceChosen':
      return withPractice(state, event.practiceId)
  }
}

const signedIn = (epoch: number, signIn: SignIn): SessionState => ({ status: 'signed-in', epoch, ...signIn })

function signedOut(state: SessionState, reason: SignedOutReason): SessionState {
  return state.status === 'signed-in' ? { status: 'signed-out', epoch: state.epoch + 1, reason } : state
}

function withPractice(state: SessionState, practiceId: string): SessionState {
  if (state.status !== 'signed-in' || state.user.currentPractice === practiceId) return state
  if (!state.user.assignedPractices.includes(practiceId)) return state
  return { ...state, user: { ...state.user, currentPractice: practiceId } }
}
