import { AlertDialog } from '@oaklet/design-system'
import type { useInvitationActions } from './use-invitation-actions'

type RevokeQuestionProps = Pick<
  ReturnType<typeof useInvitationActions>,
  'asked' | 'ask' | 'isRevoking' | 'revoke'
>

/** Asks before a link that a person has in their mail stops working. */
export function RevokeQuestion({ asked, ask, isRevoking, revoke }: RevokeQuestionProps) {
  return (
    <AlertDialog
      title={`Revoke the invitation of ${asked?.name ?? ''}?`}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && ask(null)}
      confirmLabel="Revoke"
      cancelLabel="Keep it"
      isPending={isRevoking}
      onConfirm={revoke}
    >
      The link in the mail stops working at once. You can invite them again later.
    </AlertDialog>
  )
}
