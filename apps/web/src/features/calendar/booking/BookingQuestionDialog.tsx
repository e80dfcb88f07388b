import { AlertDialog } from '@oaklet/design-system'
import { useEffect } from 'react'
import { questionWords, type QuestionWords } from './refusal-words'
import type { BookingQuestion } from './use-booking-questions'

interface BookingQuestionDialogProps {
  question: BookingQuestion
  timeZone: string
}

/** Asks whether to book all the same, saying what is closed, or who is there already and when. */
export function BookingQuestionDialog({ question, timeZone }: BookingQuestionDialogProps) {
  const { title, reasons } = questionWords(question.refusal, timeZone)
  return (
    <AlertDialog
      title={title}
      isOpen={question.isOpen}
      onOpenChange={(isOpen) => !isOpen && question.answer(false)}
      confirmLabel="Book anyway"
      cancelLabel="Choose another time"
      onConfirm={() => question.answer(true)}
    >
      <Reasons reasons={reasons} onGone={question.onGone} />
    </AlertDialog>
  )
}

interface ReasonsProps extends Pick<QuestionWords, 'reasons'> {
  onGone: () => void
}

/** They are on the screen for as long as the dialog is, also while it fades. */
function Reasons({ reasons, onGone }: ReasonsProps) {
  useEffect(() => onGone, [onGone])
  return reasons.map(({ id, words }) => <p key={id}>{words}</p>)
}
