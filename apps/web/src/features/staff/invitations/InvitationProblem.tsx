import { isRateLimited } from '@oaklet/api'
import { Banner } from '@oaklet/design-system'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { waitWords } from './invitation-words'
import type { InvitationFailure } from './use-invitation-actions'

interface InvitationProblemProps extends InvitationFailure {
  /** Whether what was typed waits to be sent, rather than a mail to be sent again. */
  isNew?: boolean
}

/** Why it was not done; too soon after the last mails is nothing bad. */
export function InvitationProblem({ error, fallback, isNew = false }: InvitationProblemProps) {
  if (!isRateLimited(error)) return <SaveFailure error={error} fallback={fallback} />
  const wait = waitWords(error.retryAfterSeconds)
  return (
    <Banner tone="wait" isAnnounced>
      Invitations can’t be sent this often. You can send this one{' '}
      {isNew ? `in ${wait}; what you entered is still here.` : `again in ${wait}.`}
    </Banner>
  )
}
