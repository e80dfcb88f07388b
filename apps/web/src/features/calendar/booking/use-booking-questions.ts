import type { Appointment } from '@oaklet/api/contract'
import { useState } from 'react'
import { afterFrames } from '../../../shared/after-frames'
import { type BookingRefusal, type Confirmed, refusalOf } from './booking-refusal'

/** A booking was refused for now; `answer` books anyway, or leaves everything as it was. */
export interface BookingQuestion {
  refusal: BookingRefusal
  /** False once it is answered; its words stay until the dialog is gone. */
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
  /** Called when its words are gone: only then does anything come of the answer. */
  onGone: () => void
}

const NOTHING: Confirmed = { allowOutsideHours: false, allowOverlap: false }

/** The dialog gives the focus back in the next frame, and a grid claims it in the one after. */
const FRAMES_UNTIL_FOCUS_IS_BACK = 3

/** Sends a booking; asks whatever it is refused for, one after the other, and sends it again with all that was confirmed. */
export function useBookingQuestions() {
  const [question, setQuestion] = useState<BookingQuestion | null>(null)

  // A second question that opened while the first one goes would neither be read out nor get the focus.
  const ask = (refusal: BookingRefusal) =>
    new Promise<boolean>((resolve) => {
      let given: boolean | null = null
      const asked: BookingQuestion = {
        refusal,
        isOpen: true,
        answer: (isConfirmed) => {
          given = isConfirmed
          setQuestion({ ...asked, isOpen: false })
        },
        onGone: () => {
          if (given !== null) afterFrames(FRAMES_UNTIL_FOCUS_IS_BACK, () => resolve(given === true))
        },
      }
      setQuestion(asked)
    })

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
