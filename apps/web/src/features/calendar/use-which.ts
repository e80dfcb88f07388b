import type { Appointment, ChangedSeries } from '@oaklet/api/contract'
import { useState } from 'react'
import { afterFrames } from '../../shared/after-frames'
import type { SeriesChange } from './series/series-change'

/** This appointment alone, several that are changed already, or nothing. */
type Which = 'this' | ChangedSeries | null

/** The question for which appointments of a series a change is. */
interface WhichQuestion {
  appointment: Appointment
  change: SeriesChange
  answer: (which: Which) => void
}

/** The dialog gives the focus back in the next frame, and a grid claims it in the one after. */
const FRAMES_UNTIL_FOCUS_IS_BACK = 3

/** Asks for which appointments of a series a change is, and goes on with the answer once its dialog is gone. */
export function useWhich() {
  const [question, setQuestion] = useState<WhichQuestion | null>(null)

  const ask = (appointment: Appointment, change: SeriesChange) =>
    new Promise<Which>((resolve) => {
      const answer = (which: Which) => {
        setQuestion(null)
        afterFrames(FRAMES_UNTIL_FOCUS_IS_BACK, () => resolve(which))
      }
      setQuestion({ appointment, change, answer })
    })

  return { question, ask }
}
