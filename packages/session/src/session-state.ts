import type { User } from '@oaklet/api'
import type { Moment } from './moment'
import type { HeldToken } from './token-policy'

/** Why no person is signed in, where there is a reason to show. */
export type SignedOutReason = 'logged-out' | 'logged-out-elsewhere' | 'expired' | 'unreachable'

/** The user with all ids that had to be looked up, and when the user was fetched. */
export interface CompleteUser {
  user: User
  userFetched: Moment
}

/** One sign-in. `signInId` is new for each sign-in and identifies it in all tabs. */
export interface SignIn extends CompleteUser {
  signInId: string
  token: HeldToken
  csrf: string | null
}

/** The result of a refresh. Without a new CSRF token, the old one stays valid. */
export type Renewed = Pick<SignIn, 'token'> & { csrf?: string }

/** `epoch` grows with every sign-in and sign-out. Answers to calls of an older epoch are ignored. */
export type SessionState =
  | { status: 'restoring'; epoch: number }
  | { status: 'signed-out'; epoch: number; reason: SignedOutReason | null }
  | { status: 'mfa-required'; epoch: number }
  | { status: 'signed-in'; epoch: number; signIn: SignIn }

/** An event of the session. An event with an `epoch` answers a call that began in that epoch. */
export type SessionEvent =
  | { type: 'restoreStarted' }
  | { type: 'loginStarted' }
  | { type: 'mfaRequired'; epoch: number }
  | { type: 'signedIn'; epoch?: number; signIn: SignIn }
  | { type: 'signedOut'; epoch?: number; reason: SignedOutReason | null }
  | { type: 'tokenRefreshed'; epoch: number; renewed: Renewed }
  | { type: 'userFetched'; epoch: number; found: CompleteUser }
  | { type: 'practiceChosen'; practiceId: string }

export const INITIAL_STATE: SessionState = { status: 'restoring', epoch: 0 }

/** Returns the state after `event`; the same object when the event is ignored. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  if ('epoch' in event && event.epoch !== state.epoch) return state
  const epoch = state.epoch + 1
  switch (event.type) {
    case 'restoreStarted':
      return state.status === 'signed-in' ? state : { status: 'restoring', epoch }
    case 'loginStarted':
      return state.status === 'restoring'
        ? { status: 'signed-out', epoch, reason: null }
        : { ...state, epoch }
    case 'mfaRequired':
      return { status: 'mfa-required', epoch }
    case 'signedIn':
      return { status: 'signed-in', epoch, signIn: event.signIn }
    case 'signedOut':
      return { status: 'signed-out', epoch, reason: event.reason }
    case 'tokenRefreshed':
      return withSignIn(state, event.renewed)
    case 'userFetched':
      return withSignIn(state, event.found)
    case 'practiceChosen':
      return withPractice(state, event.practiceId)
  }
}

/** Returns the same sign-in with changes, in the same epoch. */
function withSignIn(state: SessionState, changes: Partial<SignIn>): SessionState {
  return state.status === 'signed-in' ? { ...state, signIn: { ...state.signIn, ...changes } } : state
}

function withPractice(state: SessionState, currentPractice: string): SessionState {
  if (state.status !== 'signed-in') return state
  const { user } = state.signIn
  return user.assignedPractices.includes(currentPractice)
    ? withSignIn(state, { user: { ...user, currentPractice } })
    : state
}
