import { occupiesTime, isReschedulable, type Appointment } from '@oaklet/api/contract'
import type { TimeGridEvent } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
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

/** "Scheduled", or "Scheduled, repeats weekly, 5 of 12". */
function statusWords({ status, series }: Appointment): string {
  const { word } = APPOINTMENT_WORDS[status]
  return series === null ? word : `${word}, repeats ${placeInSeries(series)}`
}

function lookOf({ status }: Appointment): NonNullable<TimeGridEvent['look']> {
  if (status === 'requested') return 'tentative'
  if (!occupiesTime(status)) return 'muted'
  return status === 'completed' ? 'done' : 'solid'
}
