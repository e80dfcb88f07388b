import { REMINDERS_MESSAGES } from '@oaklet/api'
import type { Appointment, ClientReminder } from '@oaklet/api/contract'
import { Banner, Heading, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { remindersQueries } from '../../../records/reminders/reminders-queries'
import { failureWords } from '../../../shared/failure-words'
import { useApi } from '../../../shared/use-api'
import { reminderLines } from './reminder-lines'

/** What the clients of an appointment were told of it, when they will be, and what they answered; nothing where the practice reminds nobody. */
export function AppointmentReminders({ appointment }: { appointment: Appointment }) {
  const { id, practiceId, timeZone, version } = appointment
  const query = useQuery(remindersQueries(useApi(), practiceId).ofAppointment(id, version))
  if (query.isError) {
    return <Banner tone="wait">{failureWords(query.error, REMINDERS_MESSAGES.ofAppointment)}</Banner>
  }
  const told = (query.data ?? [])
    .map((reminder) => ({ reminder, lines: reminderLines(reminder, timeZone) }))
    .filter(({ lines }) => lines.length > 0)
  if (told.length === 0) return null
  return told.map(({ reminder, lines }) => (
    <Stack key={reminder.clientId} gap="xs">
      <Heading level={3} look="card">
        {titleOf(reminder, appointment)}
      </Heading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  ))
}

const titleOf = ({ clientName }: ClientReminder, { clients }: Appointment): string =>
  clients.length === 1 ? 'Reminders' : `Reminders of ${clientName}`
