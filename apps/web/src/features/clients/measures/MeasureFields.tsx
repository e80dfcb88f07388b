import {
  ANSWER_WORDS,
  DIFFICULTY_QUESTION,
  DIFFICULTY_WORDS,
  MEASURE_DIFFICULTIES,
  MEASURE_KINDS,
  MEASURE_NAMES,
  MEASURE_QUESTIONS,
  MEASURE_STEM,
  type MeasureKind,
} from '@oaklet/api/contract'
import { DatePicker, FieldGroup, RadioGroup, Text } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { answerField, type MeasureValues, withAnswer } from './measure-form'
import { useAnswerKeys } from './use-answer-keys'

const SUBJECTS: Readonly<Record<MeasureKind, string>> = { phq9: 'Depression', gad7: 'Anxiety' }
const KINDS = MEASURE_KINDS.map((id) => ({
  id,
  label: `${MEASURE_NAMES[id]} (${SUBJECTS[id].toLowerCase()})`,
}))
const ANSWERS = ANSWER_WORDS.map((label, answer) => ({ id: String(answer), label }))
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
  const { ref, onKeyDown } = useAnswerKeys(values.answers[kind].length, answer)
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
        <FieldGroup legend={MEASURE_STEM}>
          <Text tone="quiet" size="s">
            The keys 0 to 3 answer a question, from “not at all” to “nearly every day”, and go on to the next.
          </Text>
          {MEASURE_QUESTIONS[kind].map((question, index) => (
            <RadioGroup
              key={`${kind} ${question}`}
              label={`${index + 1}. ${question}`}
              name={answerField(index)}
              orientation="horizontal"
              options={ANSWERS}
              value={answerId(values.answers[kind][index])}
              onChange={(id) => answer(index, Number(id))}
              errorMessage={isMissing(index) ? 'Answer this question' : undefined}
            />
          ))}
        </FieldGroup>
      </div>
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
    </>
  )
}

const answerId = (answer: number | null | undefined): string | null =>
  answer === null || answer === undefined ? null : String(answer)
