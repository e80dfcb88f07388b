import type { Analytics, AnalyticsFigure, AnalyticsSeries, DateSpan, SeriesStep } from '@oaklet/api/contract'
import type { DateSpans } from '../scope/date-spans'

/** The part of the answer that differs between the kinds of analytics. */
export type AnalyticsParts = Pick<Analytics, 'figures' | 'series' | 'breakdowns'>

/** The requested range, the span before it, and the moment of the request. */
export interface ComparedRange {
  range: DateSpan
  previous: DateSpan
  now: Date
}

/** A rule that computes a figure from counts. */
export interface FigureRule<Counts> extends Pick<AnalyticsFigure, 'id' | 'label' | 'unit' | 'definition'> {
  of: (counts: Counts) => number | null
}

/** A rule that computes the points of a series. */
export type SeriesRule<Counts> = Omit<FigureRule<Counts>, 'definition'>

/** Returns true when the number of these counts must be suppressed (small-cell rule). */
export type Suppresses<Counts> = (counts: Counts) => boolean

const suppressesNothing = (): boolean => false

/** The counts of the range and of the span before it. */
export interface Compared<Counts> {
  range: Counts
  previous: Counts
}

/** Computes the number of both spans; a suppressed number is null. */
export function reportedValues<Counts>(
  of: FigureRule<Counts>['of'],
  { range, previous }: Compared<Counts>,
  suppresses: Suppresses<Counts> = suppressesNothing,
): Pick<AnalyticsFigure, 'value' | 'previous' | 'isSuppressed'> {
  const reported = (counts: Counts) => (suppresses(counts) ? null : of(counts))
  return {
    value: reported(range),
    previous: reported(previous),
    isSuppressed: suppresses(range) || suppresses(previous),
  }
}

/** Computes the figure of each rule, for the range and for the span before it. */
export const figuresOf = <Counts>(
  rules: readonly FigureRule<Counts>[],
  range: Counts,
  previous: Counts,
  suppresses?: Suppresses<Counts>,
): AnalyticsFigure[] =>
  rules.map(({ of, ...rule }) => ({ ...rule, ...reportedValues(of, { range, previous }, suppresses) }))

/** Computes the series of each rule, over the spans of `counts`. */
export function seriesOf<Counts>(
  rules: readonly SeriesRule<Counts>[],
  step: SeriesStep,
  spans: DateSpans,
  counts: readonly Counts[],
  suppresses: Suppresses<Counts> = suppressesNothing,
): AnalyticsSeries[] {
  return rules.map(({ of, id, label, unit }) => ({
    id,
    label,
    unit,
    step,
    points: counts.map((each, index) => ({
      date: spans[index]?.start ?? spans[0].start,
      value: suppresses(each) ? null : of(each),
      isSuppressed: suppresses(each),
    })),
  }))
}

/** Names the counts of the two compared spans. */
export function compared<Counts>([previous, range]: readonly Counts[]): Compared<Counts> {
  if (previous === undefined || range === undefined) throw new Error('Two spans were to be compared')
  return { range, previous }
}

/** Returns the percentage to a tenth; null when the whole is 0. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

/** Returns the average to a tenth; null when the count is 0. */
export const perEach = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null
