import { MEASURES_MESSAGES } from '@oaklet/api'
import { ANSWER_WORDS, type Client, MEASURE_NAMES, type Measure, type Practice } from '@oaklet/api/contract'
import { Banner, Button, EmptyState, Icon, LoadingRegion, Spread, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMediumDate } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { CourseCards } from './CourseCards'
import { SAFETY_WORDS } from './measure-results'
import { MeasureDrawer } from './MeasureDrawer'
import { MeasureHistory } from './MeasureHistory'
import { measuresQueries } from './measures-queries'
import { MeasureSchedules } from './MeasureSchedules'
import { MeasuresSkeleton } from './MeasuresSkeleton'
import type { RecordMeasureDialogProps } from './RecordMeasureDialog'

/** What the tab is given. */
export interface ClientMeasuresProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const RECORD_BUTTON_ID = 'record-measure'

const RecordMeasureDialog = lazyDialog<RecordMeasureDialogProps>(
  () => 'Record a measure',
  async () => (await import('./RecordMeasureDialog')).RecordMeasureDialog,
)

/** What a client answered to PHQ-9, GAD-7 and PCL-5: where they stand, how they came there, and every result. */
export function ClientMeasures({ client, practice, today }: ClientMeasuresProps) {
  const can = usePermissions()
  const query = useQuery(measuresQueries(useApi(), practice.id).ofClient(client.id))
  const [isRecording, setRecording] = useState(false)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [recordedId, setRecordedId] = useState<string | null>(null)
  const measures = query.data
  const opened = measures?.find(({ id }) => id === openedId)
  // The list has the latest first: a conversation about that one closes the alerts before it.
  const alarming = measures?.find(({ isAlertOpen }) => isAlertOpen)
  const isRecordable = can('measures:write') && client.status !== 'archived'
  // The first result takes the button away from which it was recorded.
  useKeptFocus(measures, RECORD_BUTTON_ID)

  const button = isRecordable && (
    <Button
      {...RecordMeasureDialog.onIntent}
      id={RECORD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setRecording(true)}
    >
      Record a measure
    </Button>
  )
  return (
    <Stack gap="xl">
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={MEASURES_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.isLoadingError && (
        <LoadingRegion label="Loading measures" isLoading={measures === undefined}>
          {measures === undefined && <MeasuresSkeleton />}
          {measures?.length === 0 && (
            <EmptyState title="No measures yet" icon={<Icon of="chart" />} action={button}>
              PHQ-9, GAD-7 and PCL-5 show here how depression, anxiety and post-traumatic stress change over
              treatment.
            </EmptyState>
          )}
          {measures !== undefined && measures.length > 0 && (
            <Stack gap="2xl">
              <Spread>
                <Text tone="quiet">A higher score stands for more severe symptoms.</Text>
                {button}
              </Spread>
              {alarming && (
                <SafetyBanner
                  // One that comes later is announced anew.
                  key={alarming.id}
                  measure={alarming}
                  name={client.displayName}
                  isNew={alarming.id === recordedId}
                  onOpen={setOpenedId}
                />
              )}
              <CourseCards measures={measures} />
              <MeasureHistory measures={measures} onOpen={setOpenedId} />
            </Stack>
          )}
        </LoadingRegion>
      )}
      <MeasureSchedules client={client} practice={practice} />
      {isRecording && (
        <RecordMeasureDialog
          client={client}
          today={today}
          onRecorded={({ id }) => {
            setRecordedId(id)
            setRecording(false)
          }}
          onClose={() => setRecording(false)}
        />
      )}
      {opened && (
        <MeasureDrawer
          measure={opened}
          timeZone={practice.timeZone}
          today={today}
          onClose={() => setOpenedId(null)}
        />
      )}
    </Stack>
  )
}

interface SafetyBannerProps {
  measure: Measure
  name: string
  /** Whether it was recorded just now. */
  isNew: boolean
  onOpen: (id: string) => void
}

/** Stands until somebody has spoken with the client; announced after recording, because it needs action today. */
function SafetyBanner({ measure: { id, kind, answers, takenOn }, name, isNew, onOpen }: SafetyBannerProps) {
  const answer = ANSWER_WORDS[kind][answers.at(-1) ?? 0] ?? ''
  return (
    <Banner
      tone="bad"
      isAnnounced={isNew}
      title={SAFETY_WORDS}
      actions={
        <Button size="small" onPress={() => onOpen(id)}>
          Show the result
        </Button>
      }
    >
      {`${name} answered it with “${answer}” in the ${MEASURE_NAMES[kind]} ${isNew ? 'that you recorded' : `of ${formatMediumDate(takenOn)}`}. Make sure that somebody speaks with them today.`}
    </Banner>
  )
}
