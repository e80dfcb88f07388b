import type { ClaimFinding } from '@oaklet/api/contract'
import { AlertDialog } from '@oaklet/design-system'

interface WarningsQuestionProps {
  /** What would go out as it is; null while nothing is asked. */
  warnings: readonly ClaimFinding[] | null
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once whether claims go out although something about them may be refused. */
export const WarningsQuestion = ({ warnings, isPending, onConfirm, onCancel }: WarningsQuestionProps) => (
  <AlertDialog
    title="Send it with warnings?"
    isOpen={warnings !== null}
    onOpenChange={onCancel}
    confirmLabel="Send anyway"
    cancelLabel="Look at it first"
    isPending={isPending}
    onConfirm={onConfirm}
  >
    {warnings?.map(({ number, field, words }) => (
      <p key={`${number} ${field} ${words}`}>{words}.</p>
    ))}
  </AlertDialog>
)
