import type { RefusedFinding } from '@oaklet/api/contract'
import { AlertDialog, Banner } from '@oaklet/design-system'
import { refusedWords } from './claim-words'

interface WarningsQuestionProps {
  /** What would go out as it is; null while nothing is asked. */
  warnings: readonly RefusedFinding[] | null
  isPending: boolean
  /** Why the answer to the question came to nothing. */
  failure: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once whether claims go out although something about them may be refused. */
export const WarningsQuestion = ({
  warnings,
  isPending,
  failure,
  onConfirm,
  onCancel,
}: WarningsQuestionProps) => (
  <AlertDialog
    title="Send it with warnings?"
    isOpen={warnings !== null}
    onOpenChange={onCancel}
    confirmLabel="Send anyway"
    cancelLabel="Look at it first"
    isPending={isPending}
    onConfirm={onConfirm}
  >
    {failure !== null && (
      <Banner tone="bad" isAnnounced>
        {failure}
      </Banner>
    )}
    {warnings?.map((warning) => (
      <p key={`${warning.number} ${warning.field} ${refusedWords(warning)}`}>{refusedWords(warning)}.</p>
    ))}
  </AlertDialog>
)
