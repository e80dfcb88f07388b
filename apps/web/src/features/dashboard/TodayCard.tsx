import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Dashboard } from '@oaklet/api/contract'
import {
  Banner,
  Card,
  EmptyState,
  Icon,
  Inline,
  ItemList,
  Link,
  LinkButton,
  SegmentedControl,
  Stack,
} from '@oaklet/design-system'
import { clientNames } from '../../records/clients/client-names'
import { failureWords } from '../../shared/failure-words'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'
import { agendaItem } from './agenda-item'
import { AGENDA_VIEWS, type AgendaView } from './agenda-view'
import { useSetStatus } from './use-set-status'

interface TodayCardProps {
  dashboard: Pick<Dashboard, 'date' | 'timeZone' | 'appointments'>
  view: AgendaView
  /** Changes whose appointments are shown; null where there is nothing to choose between. */
  onViewChange: ((view: AgendaView) => void) | null
}

/** Today's appointments in order; each opens in the calendar, and moves on to its next status here. */
export function TodayCard({ dashboard, view, onViewChange }: TodayCardProps) {
  const { date, appointments, timeZone } = dashboard
  const mayWrite = usePermissions()('appointments:write')
  const setStatus = useSetStatus()
  const failed = appointments.find(({ id }) => id === setStatus.variables?.id)
  return (
    <Card title="Today" actions={<Link href={paths.calendar({ date })}>Open calendar</Link>}>
      <Stack gap="m">
        {onViewChange && (
          <Inline>
            <SegmentedControl
              label="Whose appointments"
              options={AGENDA_VIEWS}
              selectedKey={view}
              onSelectionChange={onViewChange}
            />
          </Inline>
        )}
        {setStatus.isError && (
          <Banner tone="bad" isAnnounced>
            {failed && `${clientNames(failed)}: `}
            {failureWords(setStatus.error, APPOINTMENTS_MESSAGES.setStatus)}
          </Banner>
        )}
        {appointments.length > 0 ? (
          <ItemList
            items={appointments.map((appointment) =>
              agendaItem(
                appointment,
                { date, timeZone },
                mayWrite &&
                  ((status) =>
                    setStatus.mutate({ id: appointment.id, version: appointment.version, status })),
              ),
            )}
          />
        ) : (
          <EmptyState
            icon={<Icon of="calendar" size="l" />}
            title={view === 'mine' ? 'You have nothing booked today' : 'Nothing is booked today'}
            action={
              mayWrite && (
                <LinkButton href={paths.calendar({ date })} icon={<Icon of="calendar-add" />}>
                  Book an appointment
                </LinkButton>
              )
            }
          >
            Appointments of today show here with their status, as people confirm, arrive and leave.
          </EmptyState>
        )}
      </Stack>
    </Card>
  )
}
