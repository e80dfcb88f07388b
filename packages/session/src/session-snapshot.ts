import type { User } from '@oaklet/api'
import type { SessionState, SignedOutReason } from './session-state'

/** The part of the session's state that the application may read; it never has a token. */
export type SessionSnapshot =
  | { status: 'restoring' | 'mfa-required'; user: null; reason: null }
  | { status: 'signed-out'; user: null; reason: SignedOutReason | null }
  | { status: 'signed-in'; user: User; reason: null }

/** The status of a session; README.md draws how one leads to another. */
export type SessionStatus = SessionSnapshot['status']

/** Returns the public part of a state. */
export function snapshotOf(state: SessionState): SessionSnapshot {
  const user = state.status === 'signed-in' ? state.signIn.user : null
  const reason = state.status === 'signed-out' ? state.reason : null
  return { status: state.status, user, reason } as SessionSnapshot
}
