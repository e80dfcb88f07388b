import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { claimName } from '../claim-words'
import { UNDO_WRITE_OFF_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

/** Asks before what was written off of a claim is owed again. */
export function UndoWriteOffQuestion({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep(claim, (claims, params, body, options) =>
    claims.undoWriteOff(params, body, options),
  )
  return (
    <AlertDialog
      title="Undo the write-off?"
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      confirmLabel={UNDO_WRITE_OFF_TITLE}
      cancelLabel="Leave it written off"
      isPending={taking.isPending}
      onConfirm={() =>
        taking.mutate(
          { version },
          {
            onSuccess: () => {
              showToast({ title: `The write-off of ${claimName(claim)} is undone`, tone: 'good' })
              onClose()
            },
          },
        )
      }
    >
      {taking.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(taking.error, CLAIMS_MESSAGES.undoWriteOff)}
        </Banner>
      ) : (
        'What was written off is open again, and can be corrected, appealed or written off anew.'
      )}
    </AlertDialog>
  )
}
