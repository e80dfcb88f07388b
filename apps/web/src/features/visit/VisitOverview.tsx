import { VISIT_MESSAGES } from '@oaklet/api'
import type { Visit } from '@oaklet/api/contract'
import { announce, Banner, Button, Heading, Inline, Stack, Text } from '@oaklet/design-system'
import { ClientFrame } from '../../shared/public-frame/ClientFrame'
import { WaitBanner } from '../../shared/public-frame/WaitBanner'
import { saveFile } from '../../shared/save-file'
import { serverNow } from '../../shared/server-clock'
import { useVisits } from '../../shared/use-visits'
import { visitCalendarFile } from './visit-calendar-file'
import { useVisitAnswer, useVisitPages, type VisitPageProps } from './visit-page'
import { callWords, visitDay, visitTime } from './visit-words'

const TITLES: Readonly<Record<Visit['state'], string>> = {
  open: 'Your appointment',
  confirmed: 'Your appointment is confirmed',
  cancelled: 'Your appointment is cancelled',
}

/** When the appointment is, and what can be answered. */
export function VisitOverview({ token, visit, onAnswered }: VisitPageProps) {
  const api = useVisits()
  const pages = useVisitPages()
  const confirming = useVisitAnswer(VISIT_MESSAGES.confirm, onAnswered)
  const { state, isOpen, hasAsked, practiceName } = visit
  return (
    <ClientFrame title={TITLES[state]} owner={practiceName}>
      {state === 'cancelled' ? (
        <Text isReading>{`${callWords(visit)} if you want another appointment.`}</Text>
      ) : (
        <Stack gap="xs">
          <Text weight="medium">{visitDay(visit)}</Text>
          <Text>{visitTime(visit)}</Text>
        </Stack>
      )}
      {isOpen && hasAsked && (
        <Banner tone="info">
          You have asked for another time. The practice will answer you. Until then your appointment stays as
          it is.
        </Banner>
      )}
      {confirming.problem !== null && <WaitBanner key={confirming.count} {...confirming.problem} />}
      {isOpen && (
        <Inline gap="m" wrap>
          {state === 'open' && (
            <Button
              tone="primary"
              isPending={confirming.isPending}
              onPress={() => confirming.give(() => api.confirm({ token }))}
            >
              {confirming.isPending ? 'Confirming…' : 'Confirm'}
            </Button>
          )}
          <Button onPress={pages.ask}>Ask for another time</Button>
          <Button onPress={pages.cancel}>Cancel appointment</Button>
          <Button onPress={() => saveFile(calendarFile(visit))}>Add to calendar</Button>
        </Inline>
      )}
      {!isOpen && state !== 'cancelled' && (
        <Text isReading>{`Your appointment can’t be changed here any more. ${callWords(visit)}.`}</Text>
      )}
      {isOpen && <Text isReading>{`Do you have a question? ${callWords(visit)}.`}</Text>}
      <Reminders {...{ token, visit, onAnswered }} />
    </ClientFrame>
  )
}

/** Whether the client is written to, and how they change that. */
function Reminders({ token, visit, onAnswered }: VisitPageProps) {
  const { areRemindersStopped } = visit
  const api = useVisits()
  const setting = useVisitAnswer(VISIT_MESSAGES.setReminders, (answered) => {
    onAnswered(answered)
    announce(reminderWords(answered))
  })
  const set = (isStopped: boolean) => setting.give(() => api.setReminders({ token, isStopped }))
  return (
    <Stack gap="s">
      <Heading level={2}>Reminders</Heading>
      <Text isReading>{reminderWords(visit)}</Text>
      {setting.problem !== null && <WaitBanner key={setting.count} {...setting.problem} />}
      <Inline>
        <Button isPending={setting.isPending} onPress={() => set(!areRemindersStopped)}>
          {areRemindersStopped ? 'Start reminders' : 'Stop reminders'}
        </Button>
      </Inline>
    </Stack>
  )
}

const reminderWords = ({ areRemindersStopped }: Visit): string =>
  areRemindersStopped
    ? 'You get no reminders of your appointments.'
    : 'You get a mail before each appointment.'

const calendarFile = (visit: Visit) => ({
  bytes: new TextEncoder().encode(visitCalendarFile(visit, serverNow())),
  contentType: 'text/calendar',
  fileName: 'appointment.ics',
})
