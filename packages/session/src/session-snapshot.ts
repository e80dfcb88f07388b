import type { User } from '@oaklet/api'
import type { SessionState, SignedOutReason } from './session-state'

/** What the application may know of the session: never a token. */
export type SessionSnapshot =
  | { status: 'restoring' | 'mfa-required'; user: null; reason: null }
  | { status: 'signed-out'; user: null; reason: SignedOutReason | null }
  | { status: 'signed-in'; user: User; reason: null }

/** Where a session stands; README.md draws how one leads to another. */
export type SessionStatus = SessionSnapshot['status']

/** The public side of a state. */
export function snapshotOf(state: SessionState): SessionSnapshot {
  const nobody = { user: null, reason: null }
  switch (state.status) {
    case 'signed-in':
      return { ...nobody, status: state.status, user: state.signIn.user }
    case 'signed-out':
      return { ...nobody, status: state.status, reason: state.reason }
    default:
      return { ...nobody, status: state.status }
  }
}
