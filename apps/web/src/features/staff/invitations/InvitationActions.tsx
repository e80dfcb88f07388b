import { isRateLimited } from '@oaklet/api'
import { Banner, Button, Inline, VisuallyHidden } from '@oaklet/design-system'
import { SaveFailure } from '../../../shared/SaveFailure'
import type { InvitationFailure } from './use-invitation-actions'

interface InvitationActionsProps {
  name: string
  isSending: boolean
  onSendAgain: () => void
  /** Left out where none is open. */
  onRevoke?: (() => void) | undefined
}

/** What can be done with an invitation. */
export function InvitationActions({ name, isSending, onSendAgain, onRevoke }: InvitationActionsProps) {
  const whose = <VisuallyHidden>the invitation of {name}</VisuallyHidden>
  return (
    <Inline gap="s">
      <Button size="small" isPending={isSending} onPress={onSendAgain}>
        Send again {whose}
      </Button>
      {onRevoke && (
        <Button size="small" tone="quiet" onPress={onRevoke}>
          Revoke {whose}
        </Button>
      )}
    </Inline>
  )
}

/** Why it was not done; too soon after the last mail is nothing bad. */
export function InvitationProblem({ error, fallback }: InvitationFailure) {
  if (!isRateLimited(error)) return <SaveFailure error={error} fallback={fallback} />
  return (
    <Banner tone="wait" isAnnounced>
      The invitation was sent just now. You can send it again in {error.retryAfterSeconds} seconds.
    </Banner>
  )
}
