import { useState } from 'react'
import { afterFrames } from './after-frames'

/** A call was refused for now; `answer` makes it all the same, or leaves everything as it was. */
export interface Question<Refusal> {
  refusal: Refusal
  /** False once it is answered; its words stay until the dialog is gone. */
  isOpen: boolean
  /** True once it is answered with yes. */
  isConfirmed: boolean
  answer: (isConfirmed: boolean) => void
  /** Called when its words are gone: only then does anything come of the answer. */
  onGone: () => void
}

/** The dialog gives the focus back in the next frame, and a grid claims it in the one after. */
const FRAMES_UNTIL_FOCUS_IS_BACK = 3

/** Asks whether a refused call is to be made all the same; one question at a time. */
export function useQuestion<Refusal>() {
  const [question, setQuestion] = useState<Question<Refusal> | null>(null)

  // A second question that opened while the first one goes would neither be read out nor get the focus.
  const ask = (refusal: Refusal) =>
    new Promise<boolean>((resolve) => {
      let given: boolean | null = null
      const asked: Question<Refusal> = {
        refusal,
        isOpen: true,
        isConfirmed: false,
        answer: (isConfirmed) => {
          given = isConfirmed
          setQuestion({ ...asked, isOpen: false, isConfirmed })
        },
        onGone: () => {
          if (given !== null) afterFrames(FRAMES_UNTIL_FOCUS_IS_BACK, () => resolve(given === true))
        },
      }
      setQuestion(asked)
    })

  return { question, ask }
}
