import {
  BAND_WORDS,
  highestScore,
  MEASURE_KINDS,
  MEASURE_NAMES,
  type Measure,
  type MeasureBand,
  type MeasureKind,
} from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { formatFullDate, formatMediumDate } from '../../../shared/format-date'

/** What is said wherever a result tells of it. */
export const SAFETY_WORDS = 'Question 9: thoughts of death or self-harm'

/** Whether a result that counts tells of thoughts of death. */
export const isAlarming = ({ isSafetyAlert, status }: Pick<Measure, 'isSafetyAlert' | 'status'>): boolean =>
  isSafetyAlert && status === 'final'

/** Agrees with each band’s word. */
export const BAND_TONES: Readonly<Record<MeasureBand, Tone>> = {
  minimal: 'good',
  mild: 'info',
  moderate: 'wait',
  moderately_severe: 'bad',
  severe: 'bad',
  below_cutoff: 'good',
  at_cutoff: 'bad',
}

/** The results of one questionnaire that count, the first one first. */
export interface MeasureCourse {
  kind: MeasureKind
  results: readonly [Measure, ...Measure[]]
}

/** Each questionnaire with results that count, from the list of a client, which has the latest first. */
export const coursesOf = (measures: readonly Measure[]): MeasureCourse[] =>
  MEASURE_KINDS.flatMap((kind) => {
    const [first, ...later] = measures
      .filter((one) => one.kind === kind && one.status === 'final')
      .toReversed()
    return first === undefined ? [] : [{ kind, results: [first, ...later] as const }]
  })

/** The latest result of a course. */
export const latestOf = ({ results }: MeasureCourse): Measure => results.at(-1) ?? results[0]

/** `PHQ-9, November 17, 2026`. */
export const measureTitle = ({ kind, takenOn }: Pick<Measure, 'kind' | 'takenOn'>): string =>
  `${MEASURE_NAMES[kind]}, ${formatFullDate(takenOn)}`

/** `12 of 27`. */
export const scoreWords = ({ kind, score }: Pick<Measure, 'kind' | 'score'>): string =>
  `${score} of ${highestScore(kind)}`

/** A band within a sentence: `moderately severe`. */
export const bandInSentence = (band: MeasureBand): string => BAND_WORDS[band].toLowerCase()

/** How the latest stands to the first: `6 points lower than at the first, January 12, 2026`. */
export function changeWords(course: MeasureCourse): string {
  const { results } = course
  const [first] = results
  if (results.length < 2) return 'The first result so far'
  const points = latestOf(course).score - first.score
  const when = `at the first, ${formatMediumDate(first.takenOn)}`
  if (points === 0) return `The same as ${when}`
  const unit = Math.abs(points) === 1 ? 'point' : 'points'
  return `${Math.abs(points)} ${unit} ${points < 0 ? 'lower' : 'higher'} than ${when}`
}

/** The points by which a PCL-5 has to change to be more than chance, and the score up to which treatment has worked. */
const [PCL5_RELIABLE, PCL5_RECOVERED] = [15, 28]

/**
 * What the change of a PCL-5 since the first means, by the reliable and clinically significant change of Marx and others
 * (Psychological Assessment, 2022); null for other questionnaires, and while there is one result.
 */
export function changeMeaning(course: MeasureCourse): string | null {
  const { kind, results } = course
  if (kind !== 'pcl5' || results.length < 2) return null
  const latest = latestOf(course).score
  const fall = results[0].score - latest
  if (Math.abs(fall) < PCL5_RELIABLE) return `Less than the ${PCL5_RELIABLE} points that are more than chance`
  if (fall < 0) return `Reliably worse: ${PCL5_RELIABLE} points or more`
  return latest <= PCL5_RECOVERED
    ? `Reliably better, and ${PCL5_RECOVERED} or below, as after treatment that worked`
    : `Reliably better: ${PCL5_RELIABLE} points or more`
}

const at = (one: Measure): string =>
  `${one.score} (${bandInSentence(one.band)}) on ${formatFullDate(one.takenOn)}`

/** A course in one sentence: from where to where, and the highest in between. */
export function courseSummary(course: MeasureCourse): string {
  const { results } = course
  const [first, latest] = [results[0], latestOf(course)]
  const highest = results.reduce((most, one) => (one.score > most.score ? one : most))
  const way = wayWords(first, latest)
  if (highest.score === first.score || highest.score === latest.score) return `${way}.`
  return `${way}; the highest was ${at(highest)}.`
}

function wayWords(first: Measure, latest: Measure): string {
  if (first.score === latest.score) {
    return `The score was ${at(first)}, and the same on ${formatFullDate(latest.takenOn)}`
  }
  return `The score ${latest.score < first.score ? 'fell' : 'rose'} from ${at(first)} to ${at(latest)}`
}
