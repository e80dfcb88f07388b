import { bandOf, BAND_WORDS, scoreOf } from '@oaklet/api/contract'
import { Inline, StatusBadge, Text } from '@oaklet/design-system'
import { RestedStatus } from '../../../shared/RestedStatus'
import { type MeasureValues, wholeAnswers } from './measure-form'
import { BAND_TONES, bandInSentence, scoreWords } from './measure-results'

/** How far the questions are answered, and the score once they all are; only that is spoken. */
export function ScoreSoFar({ values }: { values: Pick<MeasureValues, 'kind' | 'answers'> }) {
  const { kind } = values
  const answers = wholeAnswers(values)
  const typed = values.answers[kind]
  const score = answers && scoreOf(answers)
  const band = score === null ? null : bandOf(kind, score)
  const spoken =
    score === null || band === null ? '' : `Score ${scoreWords({ kind, score })}, ${bandInSentence(band)}`
  return (
    <>
      <Inline gap="m">
        {score === null || band === null ? (
          <Text tone="quiet" isTabular>
            {`${typed.filter((answer) => answer !== null).length} of ${typed.length} answered`}
          </Text>
        ) : (
          <>
            <Text weight="strong" isTabular>{`Score ${scoreWords({ kind, score })}`}</Text>
            <StatusBadge tone={BAND_TONES[band]}>{BAND_WORDS[band]}</StatusBadge>
          </>
        )}
      </Inline>
      <RestedStatus words={spoken} />
    </>
  )
}
