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

const NOBODY: Nobody = { user: null, organization: null }

/** The public side of a state. */
export function snapshotOf(state: SessionState): SessionSnapshot {
  switch (state.status) {
    case 'signed-in':
      return { status: 'signed-in', user: state.user, organization: state.organization, reason: null }
    case 'signed-out':
      return { ...NOBODY, status: 'signed-out', reason: state.reason }
    default:
      return { ...NOBODY, status: state.status, reason: null }
  }
}

/** Whether both say the same, so that a renewed token wakes no subscriber. */
export function isSameSnapshot(one: SessionSnapshot, other: SessionSnapshot): boolean {
  return (
    one.status === other.status &&
    one.user === other.user &&
    one.organization === other.organization &&
    one.reason === other.reason
  )
}
