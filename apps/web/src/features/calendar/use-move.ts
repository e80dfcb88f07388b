import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useRef } from 'react'
import { failureWords } from '../../shared/failure-words'
import { refusalOf } from './booking/booking-refusal'
import type { AppointmentActions } from './booking/use-appointment-actions'
import { clientNames } from '../../records/clients/client-names'
import { whenWords } from './booking/when-words'

/** Moves appointments in time, and takes the last move back. */
export function useMove(move: AppointmentActions['move']) {
  const last = useRef<{ moved: Appointment; before: Appointment } | null>(null)

  /** Tells of a move that was made, and offers the way back. */
  const tell = (moved: Appointment, before: Appointment) => {
    last.current = { moved, before }
    showToast({
      title: `${clientNames(moved)} moved to ${whenWords(moved)}${moved.series === null ? '' : '. The others that repeat with it stay'}`,
      actionLabel: 'Undo',
      onAction: () => void undo(),
    })
  }

  /** Rejects when it was refused, after saying why. */
  const moveTo = async (before: Appointment, to: { start: string; end: string }) => {
    try {
      const moved = await move.mutateAsync({ appointment: before, startsAt: to.start, endsAt: to.end })
      tell(moved, before)
    } catch (error) {
      if (refusalOf(error) === null) {
        showToast({ title: failureWords(error, APPOINTMENTS_MESSAGES.move), tone: 'bad' })
      }
      throw error
    }
  }

  const undo = async () => {
    if (!last.current) return
    const { moved, before } = last.current
    last.current = null
    try {
      const { startsAt, endsAt } = before
      // It stood there, whatever is closed: nothing new is booked.
      await move.mutateAsync({
        appointment: moved,
        startsAt,
        endsAt,
        confirmed: { allowOutsideHours: true },
      })
      showToast({ title: `${clientNames(before)} is back on ${whenWords(before)}` })
    } catch (error) {
      showToast({ title: failureWords(error, APPOINTMENTS_MESSAGES.move), tone: 'bad' })
    }
  }

  return { moveTo, tell, undo: () => void undo() }
}
