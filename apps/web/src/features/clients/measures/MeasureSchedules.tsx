import { PACKETS_MESSAGES } from '@oaklet/api'
import { type Client, MEASURE_NAMES, type MeasureSchedule, type Practice } from '@oaklet/api/contract'
import { Banner, Button, Card, DescriptionList, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { measuresQueries } from './measures-queries'
import type { ScheduleDialogProps } from './ScheduleDialog'
import { RHYTHM_WORDS } from './schedule-words'

interface MeasureSchedulesProps {
  client: Client
  practice: Practice
}

const TITLE = 'Asked for before appointments'

const ScheduleDialog = lazyDialog<ScheduleDialogProps>(
  () => TITLE,
  async () => (await import('./ScheduleDialog')).ScheduleDialog,
)

/** Which questionnaires a client is asked for by themselves, two days before an appointment. */
export function MeasureSchedules({ client, practice }: MeasureSchedulesProps) {
  const can = usePermissions()
  const query = useQuery(measuresQueries(useApi(), practice.id).schedules(client.id))
  const [isChanging, setChanging] = useState(false)
  const schedules = query.data
  const canBeMailed = client.contacts.some(({ kind, mayEmail }) => kind === 'email' && mayEmail)
  const isAsked = client.status === 'prospective' || client.status === 'active'
  return (
    <Card
      title={TITLE}
      actions={
        can('onboarding:send') &&
        client.status !== 'archived' &&
        schedules !== undefined && (
          <Button
            {...ScheduleDialog.onIntent}
            size="small"
            aria-label="Change what is asked for before appointments"
            onPress={() => setChanging(true)}
          >
            Change
          </Button>
        )
      }
    >
      <WhenLoaded
        query={query}
        fallback={PACKETS_MESSAGES.listSchedules}
        label="Loading what is asked for"
        placeholder={<Skeleton shape="line" />}
      >
        {(all) => (
          <Stack gap="m">
            {all.length === 0 ? (
              <Text tone="quiet">
                Nothing yet. A questionnaire can be mailed by itself two days before an appointment.
              </Text>
            ) : (
              <DescriptionList
                items={all.map((schedule) => ({
                  term: MEASURE_NAMES[schedule.kind],
                  description: scheduleWords(schedule, practice.timeZone),
                }))}
              />
            )}
            {all.length > 0 && isAsked && !canBeMailed && (
              <Banner tone="wait" title="Nothing is sent">
                The client has no e-mail that may be written to.
              </Banner>
            )}
            {all.length > 0 && !isAsked && (
              <Banner tone="info">Nothing is sent while the client is not active.</Banner>
            )}
          </Stack>
        )}
      </WhenLoaded>
      {isChanging && schedules !== undefined && (
        <ScheduleDialog client={client} schedules={schedules} onClose={() => setChanging(false)} />
      )}
    </Card>
  )
}

/** “Before each session. Set by Dana Reyes on Nov 2, 2026, asked last on Nov 16, 2026”. */
function scheduleWords({ rhythm, setByName, setAt, lastAskedAt }: MeasureSchedule, timeZone: string): string {
  const on = (instant: string) => `on ${formatMediumDate(dateInZone(instant, timeZone))}`
  const asked = lastAskedAt === null ? 'not asked yet' : `asked last ${on(lastAskedAt)}`
  return `${RHYTHM_WORDS[rhythm]}. Set by ${setByName} ${on(setAt)}, ${asked}`
}
