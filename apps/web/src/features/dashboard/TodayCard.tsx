import { type Appointment, type Dashboard } from '@oaklet/api/contract'
import { Card, EmptyState, Icon, ItemList, Link, LinkButton, StatusBadge, Text } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../shared/appointment-words'
import { formatTime } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'

/** Today's appointments in order; each opens in the calendar. */
export function TodayCard({ dashboard }: { dashboard: Dashboard }) {
  const { date, appointments, timeZone } = dashboard
  const can = usePermissions()
  return (
    <Card title="Today" actions={<Link href={paths.calendar({ date })}>Open calendar</Link>}>
      {appointments.length > 0 ? (
        <ItemList items={appointments.map((appointment) => itemOf(appointment, date, timeZone))} />
      ) : (
        <EmptyState
          icon={<Icon of="calendar" size="l" />}
          title="Nothing is booked today"
          action={
            can('appointments:write') && (
              <LinkButton href={paths.calendar({ date })} icon={<Icon of="calendar-add" />}>
                Book an appointment
              </LinkButton>
            )
          }
        >
          Appointments of today show here with their status, as people confirm, arrive and leave.
        </EmptyState>
      )}
    </Card>
  )
}

const itemOf = (appointment: Appointment, date: string, timeZone: string) => ({
  id: appointment.id,
  leading: (
    <Text as="time" weight="strong" isTabular>
      {formatTime(appointment.startsAt, timeZone)}
    </Text>
  ),
  title: appointment.clients.map(({ name }) => name).join(', '),
  detail: detailOf(appointment),
  trailing: (
    <StatusBadge tone={APPOINTMENT_WORDS[appointment.status].tone}>
      {APPOINTMENT_WORDS[appointment.status].word}
    </StatusBadge>
  ),
  href: paths.calendar({ date, appointment: appointment.id }),
})

const detailOf = ({ lines, location, clinician }: Appointment): string =>
  [lines[0]?.label, location?.name ?? 'Telehealth', clinician.name].filter(Boolean).join(' · ')
