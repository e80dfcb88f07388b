import { Banner } from '@oaklet/design-system'
import { useSessionState } from '../../shared/use-session'

const NOTICES = {
  'logged-out': null,
  'logged-out-elsewhere': 'You signed out in another tab.',
  expired: 'You were signed out because your session ended. Sign in to go on where you were.',
  unreachable: 'Oaklet could not be reached to check who you are. Sign in to go on where you were.',
} as const

/** Tells someone who did not sign out here why they have to sign in. */
export function SignedOutNotice() {
  const reason = useSessionState((state) => state.reason)
  const notice = reason === null ? null : NOTICES[reason]
  return notice === null ? null : <Banner tone="info">{notice}</Banner>
}
