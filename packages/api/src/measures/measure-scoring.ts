/**
 * The questionnaires that are scored here: the Patient Health Questionnaire, the Generalized Anxiety Disorder scale and
 * the PTSD Checklist for DSM-5.
 */
export const MEASURE_KINDS = ['phq9', 'gad7', 'pcl5'] as const
/** One of {@link MEASURE_KINDS}. */
export type MeasureKind = (typeof MEASURE_KINDS)[number]

/**
 * How bad what a score stands for is; only the PHQ-9 tells moderately severe from moderate. The PCL-5 has no degrees: a
 * score is below the cutoff, or not.
 */
export const MEASURE_BANDS = [
  'minimal',
  'mild',
  'moderate',
  'moderately_severe',
  'severe',
  'below_cutoff',
  'at_cutoff',
] as const
/** One of {@link MEASURE_BANDS}. */
export type MeasureBand = (typeof MEASURE_BANDS)[number]

/** How many questions each has; each is answered with a number from 0, which is “not at all”. */
export const MEASURE_LENGTHS = { phq9: 9, gad7: 7, pcl5: 20 } as const satisfies Record<MeasureKind, number>

/** The highest answer to a question of each. */
export const HIGHEST_ANSWERS = { phq9: 3, gad7: 3, pcl5: 4 } as const satisfies Record<MeasureKind, number>

/** Whether each asks after its questions how hard the problems make daily life. */
export const ASKS_DIFFICULTY: Readonly<Record<MeasureKind, boolean>> = { phq9: true, gad7: true, pcl5: false }

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
  // The least of the 31 to 33 points that the National Center for PTSD suggests.
  pcl5: [
    ['below_cutoff', 0],
    ['at_cutoff', 31],
  ],
}

/** The sum of all answers: 0 to 27 for the PHQ-9, 0 to 21 for the GAD-7, 0 to 80 for the PCL-5. */
export const scoreOf = (answers: readonly number[]): number =>
  answers.reduce((sum, answer) => sum + answer, 0)

/** The highest score that a questionnaire can have. */
export const highestScore = (kind: MeasureKind): number => MEASURE_LENGTHS[kind] * HIGHEST_ANSWERS[kind]

/** The band that a score falls into. */
export const bandOf = (kind: MeasureKind, score: number): MeasureBand =>
  BAND_STARTS[kind].findLast(([, start]) => score >= start)?.[0] ?? 'minimal'

const SELF_HARM_QUESTION = 8

/** Whether a question, counted from 1, asks about thoughts of death and of hurting oneself. */
export const asksOfSelfHarm = (kind: MeasureKind, question: number): boolean =>
  kind === 'phq9' && question === SELF_HARM_QUESTION + 1

/** Whether the ninth question of a PHQ-9, on thoughts of death and of hurting oneself, was answered with anything but “not at all”. */
export const tellsOfSelfHarm = (kind: MeasureKind, answers: readonly number[]): boolean =>
  kind === 'phq9' && (answers[SELF_HARM_QUESTION] ?? 0) > 0

/** The clusters of DSM-5 in the PCL-5: its questions from the first to the last, and how many have to be symptoms. */
const PTSD_CLUSTERS = [
  { first: 1, last: 5, least: 1 },
  { first: 6, last: 7, least: 1 },
  { first: 8, last: 14, least: 2 },
  { first: 15, last: 20, least: 2 },
] as const
/** The answer from which a question tells of a symptom: “moderately”. */
const SYMPTOM_FROM = 2

/** Whether the answers of a PCL-5 have the symptoms of each cluster of DSM-5, which makes PTSD a provisional diagnosis. */
export const meetsPtsdClusters = (answers: readonly number[]): boolean =>
  PTSD_CLUSTERS.every(
    ({ first, last, least }) =>
      answers.slice(first - 1, last).filter((answer) => answer >= SYMPTOM_FROM).length >= least,
  )
