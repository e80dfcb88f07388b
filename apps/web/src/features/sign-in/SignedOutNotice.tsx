import { announce, Banner } from '@oaklet/design-system'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionState } from '../../shared/use-session'
import { stateField } from './frame/history-state'

const NOTICES = {
  'logged-out': null,
  'logged-out-elsewhere': 'You signed out in another tab.',
  expired: 'You were signed out because your session ended. Sign in to go on where you were.',
  unreachable: 'Oaklet could not be reached to check who you are. Sign in to go on where you were.',
  'password-changed': 'Your password was changed. Sign in with the new one.',
} as const

/** Tells someone who did not sign out here why they have to sign in, and says it aloud once. */
export function SignedOutNotice() {
  const ended = useSessionState((state) => state.reason)
  const isPasswordNew = stateField(useLocation().state, 'reason') === 'password-changed'
  const reason = isPasswordNew ? 'password-changed' : ended
  const notice = reason === null ? null : NOTICES[reason]
  useEffect(() => {
    if (notice !== null) announce(notice)
  }, [notice])
  return notice === null ? null : <Banner tone={isPasswordNew ? 'good' : 'info'}>{notice}</Banner>
}
