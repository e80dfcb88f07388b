import { QuestionDialog } from '../../../shared/QuestionDialog'
import { questionWords } from './refusal-words'
import type { BookingQuestion } from './use-booking-questions'

interface BookingQuestionDialogProps {
  question: BookingQuestion
  timeZone: string
}

/** Asks whether to book all the same, saying what is closed, or who is there already and when. */
export const BookingQuestionDialog = ({ question, timeZone }: BookingQuestionDialogProps) => (
  <QuestionDialog
    question={question}
    {...questionWords(question.refusal, timeZone)}
    confirmLabel="Book anyway"
    cancelLabel="Choose another time"
  />
)
