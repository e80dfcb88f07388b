import { AlertDialog } from '@oaklet/design-system'
import { useEffect } from 'react'
import type { Question } from './use-question'

interface QuestionDialogProps {
  question: Pick<Question<unknown>, 'isOpen' | 'answer' | 'onGone'>
  title: string
  /** Why it is asked. */
  reasons: readonly { id: string; words: string }[]
  confirmLabel: string
  cancelLabel: string
}

/** Asks whether to go on all the same, and says why it is asked. */
export const QuestionDialog = ({ question, reasons, ...words }: QuestionDialogProps) => (
  <AlertDialog
    {...words}
    isOpen={question.isOpen}
    onOpenChange={(isOpen) => !isOpen && question.answer(false)}
    onConfirm={() => question.answer(true)}
  >
    <Reasons reasons={reasons} onGone={question.onGone} />
  </AlertDialog>
)

interface ReasonsProps extends Pick<QuestionDialogProps, 'reasons'> {
  onGone: () => void
}

/** They are on the screen for as long as the dialog is, also while it fades. */
function Reasons({ reasons, onGone }: ReasonsProps) {
  useEffect(() => onGone, [onGone])
  return reasons.map(({ id, words }) => <p key={id}>{words}</p>)
}
