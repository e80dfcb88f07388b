import {
  ANSWER_WORDS,
  ASKS_DIFFICULTY,
  DIFFICULTY_QUESTION,
  DIFFICULTY_WORDS,
  MEASURE_QUESTIONS,
  meetsPtsdClusters,
  type Measure,
} from '@oaklet/api/contract'
import { Banner, Button, DescriptionList, Drawer, Heading, Inline, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { formatDateAndTime, formatMediumDate } from '../../../shared/format-date'
import { usePermissions } from '../../../shared/use-session'
import { AcknowledgeDialog } from './AcknowledgeDialog'
import { BandBadge } from './BandBadge'
import { MarkErrorDialog } from './MarkErrorDialog'
import { isAlarming, measureTitle, SAFETY_WORDS, scoreWords } from './measure-results'

const whoWords = ({ recordedByName }: Measure): string =>
  recordedByName === null ? 'Filled in by the client' : `Recorded by ${recordedByName}`

interface MeasureDrawerProps {
  measure: Measure
  timeZone: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** One result: each question with its answer, and who recorded it. */
export function MeasureDrawer({ measure, timeZone, today, onClose }: MeasureDrawerProps) {
  const can = usePermissions()
  const [isMarking, setMarking] = useState(false)
  const [isAcknowledging, setAcknowledging] = useState(false)
  const { kind, status, error, answers, acknowledgment, isAlertOpen } = measure
  const when = (instant: string) => formatDateAndTime(instant, timeZone, today)
  const isMarkable = status === 'final' && can('measures:write')
  return (
    <Drawer
      title={measureTitle(measure)}
      isOpen
      initialFocus="title"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(isMarkable && {
        footer: <Button onPress={() => setMarking(true)}>Mark as entered in error</Button>,
      })}
    >
      <Stack gap="xl">
        {error !== null && (
          <Banner tone="neutral" title="Entered in error">
            {`${error.byName} said so on ${when(error.at)}: “${error.reason}” It counts in no score and no chart.`}
          </Banner>
        )}
        <Stack gap="s">
          <Inline gap="m">
            <Text as="span" size="2xl" weight="heading" isTabular>
              {scoreWords(measure)}
            </Text>
            <BandBadge measure={measure} />
          </Inline>
          <Text tone="quiet">{`${whoWords(measure)}, ${when(measure.recordedAt)}`}</Text>
        </Stack>
        {isAlarming(measure) && (
          <Banner
            tone={isAlertOpen ? 'bad' : 'neutral'}
            title={SAFETY_WORDS}
            actions={
              isAlertOpen &&
              can('measures:write') && (
                <Button size="small" onPress={() => setAcknowledging(true)}>
                  Spoken with the client
                </Button>
              )
            }
          >
            {`Answered with “${answerWords(kind, answers.at(-1))}”.${isAlertOpen ? ' Nobody has said yet that they have spoken with the client.' : ''}`}
          </Banner>
        )}
        {acknowledgment !== null && (
          <Stack as="section" gap="s">
            <Heading level={3} look="card">
              {`Spoken with the client, ${formatMediumDate(acknowledgment.spokenOn)}`}
            </Heading>
            <Text>{acknowledgment.note}</Text>
            <Text tone="quiet">{`Written by ${acknowledgment.byName}, ${when(acknowledgment.at)}`}</Text>
          </Stack>
        )}
        {kind === 'pcl5' && status === 'final' && (
          <Text>
            {meetsPtsdClusters(answers)
              ? 'Each cluster of DSM-5 has the symptoms that it takes, answered with “moderately” or more: PTSD is a provisional diagnosis, which an interview has to confirm.'
              : 'Not each cluster of DSM-5 has the symptoms that it takes for a provisional diagnosis of PTSD, answered with “moderately” or more.'}
          </Text>
        )}
        <Stack as="section" gap="s">
          <Heading level={3} look="card">
            Answers
          </Heading>
          <DescriptionList items={answersOf(measure)} />
        </Stack>
      </Stack>
      {isAcknowledging && (
        <AcknowledgeDialog measure={measure} today={today} onClose={() => setAcknowledging(false)} />
      )}
      {isMarking && <MarkErrorDialog measure={measure} onClose={() => setMarking(false)} />}
    </Drawer>
  )
}

const answerWords = (kind: Measure['kind'], answer: number | undefined): string =>
  ANSWER_WORDS[kind][answer ?? 0] ?? ''

function answersOf({ kind, answers, difficulty }: Measure) {
  return [
    ...MEASURE_QUESTIONS[kind].map((question, index) => ({
      term: `${index + 1}. ${question}`,
      description: `${answerWords(kind, answers[index])} (${answers[index] ?? 0})`,
    })),
    ...(ASKS_DIFFICULTY[kind]
      ? [
          {
            term: DIFFICULTY_QUESTION,
            description: difficulty === null ? 'Not answered' : DIFFICULTY_WORDS[difficulty],
          },
        ]
      : []),
  ]
}
