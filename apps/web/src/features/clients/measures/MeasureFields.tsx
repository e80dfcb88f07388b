import {
  ANSWER_WORDS,
  ASKS_DIFFICULTY,
  DIFFICULTY_QUESTION,
  DIFFICULTY_WORDS,
  MEASURE_DIFFICULTIES,
  MEASURE_KINDS,
  MEASURE_NAMES,
  MEASURE_QUESTIONS,
  MEASURE_STEMS,
  type MeasureKind,
} from '@oaklet/api/contract'
import { DatePicker, FieldGroup, RadioGroup, Text } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { answerField, type MeasureValues, withAnswer } from './measure-form'
import { useAnswerKeys } from './use-answer-keys'

const SUBJECTS: Readonly<Record<MeasureKind, string>> = {
  phq9: 'depression',
  gad7: 'anxiety',
  pcl5: 'trauma',
}
const KINDS = MEASURE_KINDS.map((id) => ({
  id,
  label: `${MEASURE_NAMES[id]} (${SUBJECTS[id]})`,
}))
const DIFFICULTIES = MEASURE_DIFFICULTIES.map((id) => ({ id, label: DIFFICULTY_WORDS[id] }))

interface MeasureFieldsProps {
  form: Pick<FormState<MeasureValues>, 'values' | 'change' | 'errorAt'>
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** A questionnaire as it is on paper: when, the questions, and how hard the problems make life. */
export function MeasureFields({ form, today }: MeasureFieldsProps) {
  const { values, change, errorAt } = form
  const { kind } = values
  const answer = (index: number, given: number) => change(withAnswer(values, index, given))
  const words = ANSWER_WORDS[kind]
  const options = words.map((label, index) => ({ id: String(index), label }))
  const { ref, onKeyDown } = useAnswerKeys(kind, answer)
  const isMissing = (index: number) =>
    values.answers[kind][index] === null && errorAt(answerField(index)) !== undefined
  return (
    <>
      <FieldGroup legend="Questionnaire and date" isLegendHidden columns={2}>
        <RadioGroup
          label="Questionnaire"
          name="kind"
          orientation="horizontal"
          options={KINDS}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
          errorMessage={errorAt('kind')}
        />
        <DatePicker
          label="Date filled in"
          name="takenOn"
          value={values.takenOn}
          maxValue={today}
          errorMessage={errorAt('takenOn')}
          onChange={(takenOn) => change({ takenOn })}
        />
      </FieldGroup>
      <div ref={ref} role="presentation" onKeyDown={onKeyDown}>
        <FieldGroup legend={MEASURE_STEMS[kind]}>
          <Text tone="quiet" size="s">
            {`The keys 0 to ${words.length - 1} answer a question, from “${said(words[0])}” to “${said(words.at(-1))}”, and go on to the next.`}
          </Text>
          {MEASURE_QUESTIONS[kind].map((question, index) => (
            <RadioGroup
              key={`${kind} ${question}`}
              label={`${index + 1}. ${question}`}
              name={answerField(index)}
              orientation="horizontal"
              options={options}
              value={answerId(values.answers[kind][index])}
              onChange={(id) => answer(index, Number(id))}
              errorMessage={isMissing(index) ? 'Answer this question' : undefined}
            />
          ))}
        </FieldGroup>
      </div>
      {ASKS_DIFFICULTY[kind] && (
        <RadioGroup
          label={DIFFICULTY_QUESTION}
          name="difficulty"
          isOptional
          orientation="horizontal"
          options={DIFFICULTIES}
          value={values.difficulty}
          onChange={(difficulty) => change({ difficulty })}
          errorMessage={errorAt('difficulty')}
        />
      )}
    </>
  )
}

const said = (answer: string | undefined): string => (answer ?? '').toLowerCase()

const answerId = (answer: number | null | undefined): string | null =>
  answer === null || answer === undefined ? null : String(answer)
