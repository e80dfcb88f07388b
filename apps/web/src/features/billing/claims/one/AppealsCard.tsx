import {
  APPEAL_OUTCOME_WORDS,
  APPEAL_WAY_WORDS,
  type AppealOutcome,
  type Claim,
  type ClaimAppeal,
} from '@oaklet/api/contract'
import { Card, ItemList, Stack, StatusBadge, Text, type Tone } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { answerDueWords } from '../appeal-words'
import { notOnPaper } from '../on-paper.css'
import { APPEAL_ANSWER_TITLE } from './step-words'

interface AppealsCardProps {
  claim: Claim
  /** Today where the practice is. */
  today: string
}

/** What an insurance was asked to look at again, and what came of it; nothing where it was asked nothing. */
export function AppealsCard({ claim: { appeals, state, steps }, today }: AppealsCardProps) {
  if (appeals.length === 0) return null
  const isSettled = state === 'paid' || state === 'closed'
  return (
    <Card title="Appeals">
      <Stack gap="l">
        <ItemList items={appeals.map((appeal) => itemOf(appeal, today))} />
        {steps.includes('decide_appeal') && (
          <div className={notOnPaper}>
            <Text>
              {isSettled
                ? `Nothing is open any more, but this appeal still waits for its answer. Keep what came of it with “${APPEAL_ANSWER_TITLE}” at the top.`
                : `Once the insurance has answered, keep that with “${APPEAL_ANSWER_TITLE}” at the top.`}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  )
}

const OUTCOME_TONES: Readonly<Record<AppealOutcome, Tone>> = {
  won: 'good',
  lost: 'bad',
  withdrawn: 'neutral',
}

function itemOf(appeal: ClaimAppeal, today: string) {
  const { id, sentOn, way, note, answerDueOn, outcome, decidedOn, recordedByName } = appeal
  const badge =
    outcome === null
      ? answerDueWords(answerDueOn, today)
      : { word: APPEAL_OUTCOME_WORDS[outcome], tone: OUTCOME_TONES[outcome] }
  return {
    id,
    title: `Sent on ${formatMediumDate(sentOn)}`,
    detail: (
      <Stack gap="xs">
        <Text tone="quiet">{`${APPEAL_WAY_WORDS[way]} · recorded by ${recordedByName}`}</Text>
        <Text>
          {decidedOn === null
            ? `Answer expected by ${formatMediumDate(answerDueOn)}`
            : `Decided on ${formatMediumDate(decidedOn)}`}
        </Text>
        {note !== '' && <Text>{note}</Text>}
      </Stack>
    ),
    trailing: <StatusBadge tone={badge.tone}>{badge.word}</StatusBadge>,
  }
}
