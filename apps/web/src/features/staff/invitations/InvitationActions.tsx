import { Button, Inline, VisuallyHidden } from '@oaklet/design-system'

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
