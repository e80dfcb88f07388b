/** The questionnaires that are scored here: the Patient Health Questionnaire and the Generalized Anxiety Disorder scale. */
export const MEASURE_KINDS = ['phq9', 'gad7'] as const
/** One of {@link MEASURE_KINDS}. */
export type MeasureKind = (typeof MEASURE_KINDS)[number]

/** How bad what a score stands for is; only the PHQ-9 tells moderately severe from moderate. */
export const MEASURE_BANDS = ['minimal', 'mild', 'moderate', 'moderately_severe', 'severe'] as const
/** One of {@link MEASURE_BANDS}. */
export type MeasureBand = (typeof MEASURE_BANDS)[number]

/** How many questions each has; each is answered from 0 (not at all) to 3 (nearly every day). */
export const MEASURE_LENGTHS = { phq9: 9, gad7: 7 } as const satisfies Record<MeasureKind, number>

/** The highest answer to a question. */
export const HIGHEST_ANSWER = 3

/** The score from which each band begins, the lowest first. */
export const BAND_STARTS: Readonly<Record<MeasureKind, readonly (readonly [MeasureBand, number])[]>> = {
  phq9: [
    ['minimal', 0],
    ['mild', 5],
    ['moderate', 10],
    ['moderately_severe', 15],
    ['severe', 20],
  ],
  gad7: [
    ['minimal', 0],
    ['mild', 5],
    ['moderate', 10],
    ['severe', 15],
  ],
}

/** The sum of all answers: 0 to 27 for the PHQ-9, 0 to 21 for the GAD-7. */
export const scoreOf = (answers: readonly number[]): number =>
  answers.reduce((sum, answer) => sum + answer, 0)

/** The highest score that a questionnaire can have. */
export const highestScore = (kind: MeasureKind): number => MEASURE_LENGTHS[kind] * HIGHEST_ANSWER

/** The band that a score falls into. */
export const bandOf = (kind: MeasureKind, score: number): MeasureBand =>
  BAND_STARTS[kind].findLast(([, start]) => score >= start)?.[0] ?? 'minimal'

const SELF_HARM_QUESTION = 8

/** Whether the ninth question of a PHQ-9, on thoughts of death and of hurting oneself, was answered with anything but “not at all”. */
export const tellsOfSelfHarm = (kind: MeasureKind, answers: readonly number[]): boolean =>
  kind === 'phq9' && (answers[SELF_HARM_QUESTION] ?? 0) > 0
