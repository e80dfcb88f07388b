import { describe, expect, it } from 'vitest'
import {
  measureBody,
  measureErrors,
  measureRefusals,
  type MeasureValues,
  newMeasure,
  withAnswer,
} from './measure-form'

const TODAY = '2026-11-17'

/** The values with all questions of the chosen questionnaire answered alike. */
const answered = (values: MeasureValues, answer: number): MeasureValues => ({
  ...values,
  answers: { ...values.answers, [values.kind]: values.answers[values.kind].map(() => answer) },
})

describe('the form of a measure', () => {
  it('begins as a PHQ-9 of today with nine questions to answer', () => {
    expect(measureErrors(newMeasure(TODAY), TODAY).map(({ message }) => message)).toEqual(
      Array.from({ length: 9 }, (_, index) => `Answer question ${index + 1}`),
    )
    expect(measureBody(newMeasure(TODAY))).toBeNull()
  })

  it('leads to each question that is missing, and sends none of them', () => {
    const values = { ...answered(newMeasure(TODAY), 1) }
    const answers = { ...values.answers, phq9: values.answers.phq9.with(3, null) }
    expect(measureErrors({ ...values, answers }, TODAY)).toEqual([
      { path: 'answers.3', message: 'Answer question 4' },
    ])
    expect(measureBody({ ...values, answers })).toBeNull()
  })

  it.each([
    [null, 'Enter the date it was filled in'],
    ['2026-11-18', 'Choose today or a day before'],
  ])('takes no measure of %s', (takenOn, message) => {
    const values = { ...answered(newMeasure(TODAY), 0), takenOn }
    expect(measureErrors(values, TODAY)).toEqual([{ path: 'takenOn', message }])
  })

  it('sends the answers of the questionnaire that is chosen, and keeps the others', () => {
    const phq9 = { ...newMeasure(TODAY), ...withAnswer(newMeasure(TODAY), 8, 3) }
    const gad7 = answered({ ...phq9, kind: 'gad7', difficulty: 'very' }, 2)
    expect(measureErrors(gad7, TODAY)).toEqual([])
    expect(measureBody(gad7)).toEqual({
      kind: 'gad7',
      takenOn: TODAY,
      answers: [2, 2, 2, 2, 2, 2, 2],
      difficulty: 'very',
    })
    expect(gad7.answers.phq9[8]).toBe(3)
  })

  it('has the server’s refusals at their fields, and one of all answers above them', () => {
    expect(
      measureRefusals([
        { path: 'answers.2', message: 'Choose an answer' },
        { path: 'answers', message: 'Answer every question' },
      ]),
    ).toEqual([{ path: 'answers.2', message: 'Choose an answer' }, { message: 'Answer every question' }])
  })
})
