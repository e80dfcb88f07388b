import { overlapConflicts } from '@oaklet/api'
import type { Appointment, OverlapConflict } from '@oaklet/api/contract'
import { useState } from 'react'

/** The clinician is booked already; `answer` books anyway, or leaves everything as it was. */
export interface OverlapQuestion {
  conflicts: readonly OverlapConflict[]
  answer: (isConfirmed: boolean) => void
}

/** Sends a booking; when the database finds another one there, asks, and sends it again once confirmed. */
export function useOverlapQuestion() {
  const [question, setQuestion] = useState<OverlapQuestion | null>(null)

  const ask = (conflicts: readonly OverlapConflict[]) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        conflicts,
        answer: (isConfirmed) => {
          setQuestion(null)
          resolve(isConfirmed)
        },
      })
    })

  /** Rejects with the first error when the answer is no. */
  const book = async (send: (allowOverlap: boolean) => Promise<Appointment>): Promise<Appointment> => {
    try {
      return await send(false)
    } catch (error) {
      const conflicts = overlapConflicts(error)
      if (conflicts === null || !(await ask(conflicts))) throw error
      return send(true)
    }
  }

  return { question, book }
}
