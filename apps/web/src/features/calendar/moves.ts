import { APPOINTMENT_SERIES_MESSAGES, APPOINTMENTS_MESSAGES, undoRefusedBy } from '@oaklet/api'
import type { Appointment, ChangedSeries } from '@oaklet/api/contract'
import { showToast, type TimeSpan } from '@oaklet/design-system'
import { clientNames } from '../../records/clients/client-names'
import { countOf } from '../../shared/count-of'
import { failureWords } from '../../shared/failure-words'
import { refusalOf } from './booking/booking-refusal'
import type { AppointmentActions } from './booking/use-appointment-actions'
import { whenWords } from './booking/when-words'
import { changedWords } from './series/changed-words'
import { hasOthers, isWhereItWas, moveOf, type SeriesChange } from './series/series-change'
import type { useUndo } from './use-undo'
import type { useWhich } from './use-which'

interface Means {
  actions: Pick<AppointmentActions, 'move' | 'undoSeries'>
  /** Asks which of a series are meant. */
  askWhich: ReturnType<typeof useWhich>['ask']
  tell: ReturnType<typeof useUndo>['tell']
  /** Hears of a time that a move has left free. */
  onFreed: (before: Appointment) => void
}

/** Moves appointments in time, and tells of moves and changes of series, with the way back. */
export function movesWith({ actions: { move, undoSeries }, askWhich, tell, onFreed }: Means) {
  /** Tells of a move that was made, and offers the way back. */
  const tellMove = (moved: Appointment, before: Appointment) => {
    const { startsAt, endsAt, clinician } = before
    const whose = moved.clinician.id === clinician.id ? '' : `, with ${moved.clinician.name}`
    tell({
      title: `${clientNames(moved)} moved to ${whenWords(moved)}${whose}${hasOthers(moved) ? '. The others that repeat with it stay' : ''}`,
      takeBack: async () => {
        // It stood there, whatever is closed: nothing new is booked.
        const confirmed = { allowOutsideHours: true }
        await move.mutateAsync({ appointment: moved, startsAt, endsAt, clinicianId: clinician.id, confirmed })
        return `${clientNames(before)} is back on ${whenWords(before)}`
      },
      failureOf: (error) => failureWords(error, APPOINTMENTS_MESSAGES.move),
    })
    onFreed(before)
  }

  /** Tells of a change of several appointments that was made, and offers the way back. */
  const tellChange = (changed: ChangedSeries, change: SeriesChange) =>
    tell({
      title: changedWords(changed, change),
      takeBack: async () => {
        const { count } = await undoSeries.mutateAsync(changed.changeId)
        return `Undone: ${countOf(count, 'appointment is', 'appointments are')} as before`
      },
      failureOf: async (error) => {
        const by = await undoRefusedBy(error)
        const { timeZone } = changed.appointment
        return by === null
          ? failureWords(error, APPOINTMENT_SERIES_MESSAGES.undo)
          : `Nothing was undone: ${by.clientNames}, ${whenWords({ ...by, timeZone })}, was changed since or is in the way`
      },
    })

  /** Rejects when it was refused, after saying why, and when nothing of it was wanted. */
  const moveTo = async (before: Appointment, to: TimeSpan) => {
    const change = hasOthers(before) ? moveOf(before, to) : null
    const which = change === null ? 'this' : await askWhich(before, change)
    if (which === null) throw new Error('The person left it where it was')
    if (change !== null && which !== 'this') {
      tellChange(which, change)
      if (isWhereItWas(before, which.appointment)) throw new Error('The others moved alone')
      return
    }
    try {
      const clinicianId = to.resourceId ?? before.clinician.id
      const moved = await move.mutateAsync({
        appointment: before,
        startsAt: to.start,
        endsAt: to.end,
        clinicianId,
      })
      tellMove(moved, before)
    } catch (error) {
      if (refusalOf(error) === null) {
        showToast({ title: failureWords(error, APPOINTMENTS_MESSAGES.move), tone: 'bad' })
      }
      throw error
    }
  }

  return { moveTo, tellMove, tellChange }
}
