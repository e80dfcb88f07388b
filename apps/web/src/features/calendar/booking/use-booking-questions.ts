import type { Appointment } from '@oaklet/api/contract'
import { type Question, useQuestion } from '../../../shared/use-question'
import { type BookingRefusal, type Confirmed, refusalOf } from './booking-refusal'

/** Why a booking was refused for now, and what may be answered. */
export type BookingQuestion = Question<BookingRefusal>

const NOTHING: Confirmed = { allowOutsideHours: false, allowOverlap: false, allowClientOverlap: false }

/** Sends a booking; asks whatever it is refused for, one after the other, and sends it again with all that was confirmed. */
export function useBookingQuestions() {
  const { question, ask } = useQuestion<BookingRefusal>()

  /** Rejects with the refusal that was answered with no; what is `given` is confirmed already. */
  const book = async (
    send: (confirmed: Confirmed) => Promise<Appointment>,
    given?: Partial<Confirmed>,
  ): Promise<Appointment> => {
    const confirmed = { ...NOTHING, ...given }
    try {
      return await send(confirmed)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null || confirmed[refusal.isConfirmedBy] || !(await ask(refusal))) throw error
      return book(send, { ...confirmed, [refusal.isConfirmedBy]: true })
    }
  }

  return { question, book }
}
