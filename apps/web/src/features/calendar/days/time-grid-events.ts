import { occupiesTime, isReschedulable, type Appointment } from '@oaklet/api/contract'
import type { TimeGridEvent } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { comingWords } from '../../../records/appointments/attendance-words'
import { placeInSeries } from '../series/series-words'
import { clientNames } from '../../../records/clients/client-names'

/** "90834 · Main Street" or "90834 · Telehealth". */
const serviceAndPlace = (appointment: Appointment): string =>
  [
    appointment.lines.map(({ serviceCode }) => serviceCode).join(' + '),
    appointment.location?.name ?? 'Telehealth',
  ]
    .filter(Boolean)
    .join(' · ')

/** An appointment as the calendar draws and names it. */
export function toTimeGridEvent(appointment: Appointment, canMove: boolean): TimeGridEvent {
  return {
    id: appointment.id,
    title: clientNames(appointment),
    detail: serviceAndPlace(appointment),
    start: appointment.startsAt,
    end: appointment.endsAt,
    colorIndex: appointment.clinician.colorIndex,
    look: lookOf(appointment),
    statusWord: statusWords(appointment),
    isMovable: canMove && isReschedulable(appointment.status),
  }
}

/** "Scheduled", or "Scheduled, 6 of 8 expected, repeats weekly, 5 of 12". */
function statusWords(appointment: Appointment): string {
  const { status, series } = appointment
  const parts = [APPOINTMENT_WORDS[status].word, comingWords(appointment)]
  return [...parts, series && `repeats ${placeInSeries(series)}`].filter((part) => part !== null).join(', ')
}

function lookOf({ status }: Appointment): NonNullable<TimeGridEvent['look']> {
  if (status === 'requested') return 'tentative'
  if (!occupiesTime(status)) return 'muted'
  return status === 'completed' ? 'done' : 'solid'
}
