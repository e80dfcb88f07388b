import { QuestionDialog } from '../../../shared/QuestionDialog'
import { questionWords } from './refusal-words'
import type { BookingQuestion } from './use-booking-questions'

interface BookingQuestionDialogProps {
  question: BookingQuestion
  timeZone: string
}

/** Asks whether to book all the same, saying what is closed, who is there already and when, or with whom else the client is. */
export const BookingQuestionDialog = ({ question, timeZone }: BookingQuestionDialogProps) => (
  <QuestionDialog
    question={question}
    {...questionWords(question.refusal, timeZone)}
    confirmLabel="Book anyway"
    cancelLabel="Choose another time"
  />
)
