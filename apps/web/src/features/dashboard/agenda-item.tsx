import { type Appointment, type AppointmentStatus, occupiesTime } from '@oaklet/api/contract'
import { type ItemListItem, Menu, StatusBadge, Text } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../records/appointments/appointment-words'
import { isAttendanceDue } from '../../records/appointments/attendance-words'
import { clientNames } from '../../records/clients/client-names'
import { formatTime } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { statusActions } from '../../records/appointments/status-actions'

interface Day {
  date: string
  timeZone: string
}

/** Returns an appointment as a list item; without the permission, `setStatus` is false and there is no menu. */
export function agendaItem(
  appointment: Appointment,
  { date, timeZone }: Day,
  setStatus: false | ((status: AppointmentStatus) => void),
): ItemListItem {
  const { id, startsAt, status } = appointment
  const { tone, word } = APPOINTMENT_WORDS[status]
  const href = paths.calendar({ date, appointment: id })
  return {
    id,
    leading: (
      <Text as="time" weight="strong" isTabular>
        {formatTime(startsAt, timeZone)}
      </Text>
    ),
    title: clientNames(appointment),
    detail: detailOf(appointment),
    trailing: <StatusBadge tone={tone}>{word}</StatusBadge>,
    actions: setStatus && (
      <Menu
        label={`Change the status of ${clientNames(appointment)}`}
        items={[...nextSteps(appointment), { id: 'calendar', label: 'More in the calendar…', href }]}
        onAction={(action) => action !== 'calendar' && setStatus(action)}
      />
    ),
    href,
  }
}

/** A cancelled appointment is restored in the calendar, which can ask about overlaps, and about who of several came. */
const nextSteps = (appointment: Appointment) =>
  occupiesTime(appointment.status)
    ? statusActions(appointment.status).filter(
        ({ id }) => id !== 'completed' || !isAttendanceDue(appointment),
      )
    : []

const detailOf = ({ lines, location, clinician }: Appointment): string =>
  [lines[0]?.label, location?.name ?? 'Telehealth', clinician.name].filter(Boolean).join(' · ')
