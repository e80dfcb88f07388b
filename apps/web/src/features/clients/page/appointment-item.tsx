import type { Appointment } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { statusFor } from '../../../records/appointments/attendance-words'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'

/** One appointment of a client as a line that leads to it in the calendar. */
export function appointmentItem(appointment: Appointment, clientId: string, timeZone: string, today: string) {
  const { id, startsAt, lines, location, clinician } = appointment
  const { tone, word } = APPOINTMENT_WORDS[statusFor(appointment, clientId)]
  return {
    id,
    title: formatDateAndTime(startsAt, timeZone, today),
    detail: [lines[0]?.label, location?.name ?? 'Telehealth', clinician.name].filter(Boolean).join(' · '),
    trailing: <StatusBadge tone={tone}>{word}</StatusBadge>,
    href: paths.calendar({ date: dateInZone(startsAt, timeZone), appointment: id }),
  }
}
