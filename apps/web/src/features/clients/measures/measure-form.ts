import {
  ASKS_DIFFICULTY,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  type FieldError,
  type MeasureDifficulty,
  type MeasureKind,
  type RecordMeasureBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** One for each question; null while it isn’t answered. */
export type TypedAnswers = readonly (number | null)[]

/** What the form holds; the answers of the other questionnaires stay when the person chooses another. */
export interface MeasureValues {
  kind: MeasureKind
  /** `YYYY-MM-DD` */
  takenOn: string | null
  answers: Readonly<Record<MeasureKind, TypedAnswers>>
  /** Asked only where `ASKS_DIFFICULTY` says so; it stays when the person chooses another questionnaire. */
  difficulty: MeasureDifficulty | null
}

const unanswered = (kind: MeasureKind): TypedAnswers =>
  Array.from({ length: MEASURE_LENGTHS[kind] }, () => null)

/** A PHQ-9 of today, without an answer. */
export const newMeasure = (today: string): MeasureValues => ({
  kind: MEASURE_KINDS[0],
  takenOn: today,
  answers: { phq9: unanswered('phq9'), gad7: unanswered('gad7'), pcl5: unanswered('pcl5') },
  difficulty: null,
})

/** What the field of a question is called, by its place from 0: as the server calls it. */
export const answerField = (index: number): string => `answers.${index}`

/** The values with another answer to one question. */
export function withAnswer(
  { kind, answers }: MeasureValues,
  index: number,
  answer: number,
): Pick<MeasureValues, 'answers'> {
  return { answers: { ...answers, [kind]: answers[kind].with(index, answer) } }
}

/** The answers once there is one to every question. */
export function wholeAnswers({ kind, answers }: Pick<MeasureValues, 'kind' | 'answers'>): number[] | null {
  const given = answers[kind].filter((answer) => answer !== null)
  return given.length === MEASURE_LENGTHS[kind] ? given : null
}

/** What is missing or wrong, in the order of the fields. */
export function measureErrors({ kind, takenOn, answers }: MeasureValues, today: string): FormError[] {
  return [
    ...(takenOn === null ? [{ path: 'takenOn', message: 'Enter the date it was filled in' }] : []),
    ...(takenOn !== null && takenOn > today
      ? [{ path: 'takenOn', message: 'Choose today or a day before' }]
      : []),
    ...answers[kind].flatMap((answer, index) =>
      answer === null ? [{ path: answerField(index), message: `Answer question ${index + 1}` }] : [],
    ),
  ]
}

const FIELD = /^(kind|takenOn|difficulty|answers\.\d+)$/

/** The server’s refusals; one of all answers together leads to no field. */
export const measureRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => (FIELD.test(path) ? { path, message } : { message }))

/** The body that records it, or null while something is missing. */
export function measureBody(values: MeasureValues): RecordMeasureBody | null {
  const { kind, takenOn, difficulty } = values
  const answers = wholeAnswers(values)
  if (takenOn === null || answers === null) return null
  return { kind, takenOn, answers, difficulty: ASKS_DIFFICULTY[kind] ? difficulty : null }
}
