import type { OrganizationSummary, User } from '@oaklet/api'
import type { SessionState, SignedOutReason } from './session-state'

interface Nobody {
  user: null
  organization: null
}

/** What the application may know of the session: never a token. */
export type SessionSnapshot =
  | (Nobody & { status: 'restoring' | 'mfa-required'; reason: null })
  | (Nobody & { status: 'signed-out'; reason: SignedOutReason | null })
  | { status: 'signed-in'; user: User; organization: OrganizationSummary | null; reason: null }

export type SessionStatus = SessionSnapshot['status']

/** The public side of a state. */
export function snapshotOf(state: SessionState): SessionSnapshot {
  const { status } = state
  const nobody = { user: null, organization: null, reason: null }
  if (status === 'signed-out') return { ...nobody, status, reason: state.reason }
  if (status !== 'signed-in') return { ...nobody, status }
  const { user, organization } = state.signIn
  return { status, user, organization, reason: null }
}
