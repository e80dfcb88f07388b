import { type Appointment, standsInCalendar } from '@oaklet/api/contract'
import { TELEHEALTH } from '../booking/appointment-form'
import type { CalendarUrl } from '../use-calendar-url'

type Filters = Pick<CalendarUrl, 'clinicianIds' | 'place' | 'service' | 'statuses'>

/** Whether the filters let an appointment through. What takes no time any more is hidden unless it was asked for. */
export function isLetThrough(appointment: Appointment, filters: Filters): boolean {
  const { clinician, location, lines, status } = appointment
  const { clinicianIds, place, service, statuses } = filters
  return (
    (clinicianIds.length === 0 || clinicianIds.includes(clinician.id)) &&
    (place === null || place === (location?.id ?? TELEHEALTH)) &&
    (service === null || lines.some(({ serviceCode }) => serviceCode === service)) &&
    (statuses === null ? standsInCalendar(status) : statuses === 'all' || statuses === status)
  )
}
