import type { Analytics, AnalyticsFigure, AnalyticsSeries, DateSpan, SeriesStep } from '@oaklet/api/contract'
import type { DateSpans } from './date-spans'

/** What one kind of analytics adds to the answer. */
export type AnalyticsParts = Pick<Analytics, 'figures' | 'series' | 'breakdowns'>

/** The range that was asked for, the one before it, and when that was. */
export interface ComparedRange {
  range: DateSpan
  previous: DateSpan
  now: Date
}

/** How a figure is told from what was counted. */
export interface FigureRule<Counts> extends Pick<AnalyticsFigure, 'id' | 'label' | 'unit' | 'definition'> {
  of: (counts: Counts) => number | null
}

/** How a series is told, point by point. */
export type SeriesRule<Counts> = Omit<FigureRule<Counts>, 'definition'>

/** Whether what was counted would tell of few clients. */
export type Withholds<Counts> = (counts: Counts) => boolean

const withholdsNothing = (): boolean => false

/** What was counted in the range, and in the span before it. */
export interface Compared<Counts> {
  range: Counts
  previous: Counts
}

/** A number of both spans, or that one of them is withheld. */
export function toldOf<Counts>(
  of: FigureRule<Counts>['of'],
  { range, previous }: Compared<Counts>,
  withholds: Withholds<Counts> = withholdsNothing,
): Pick<AnalyticsFigure, 'value' | 'previous' | 'isSuppressed'> {
  const told = (counts: Counts) => (withholds(counts) ? null : of(counts))
  return {
    value: told(range),
    previous: told(previous),
    isSuppressed: withholds(range) || withholds(previous),
  }
}

/** Each rule's figure, for the range and for the span before it. */
export const figuresOf = <Counts>(
  rules: readonly FigureRule<Counts>[],
  range: Counts,
  previous: Counts,
  withholds?: Withholds<Counts>,
): AnalyticsFigure[] =>
  rules.map(({ of, ...rule }) => ({ ...rule, ...toldOf(of, { range, previous }, withholds) }))

/** Each rule's series, over the spans that `counts` belong to. */
export function seriesOf<Counts>(
  rules: readonly SeriesRule<Counts>[],
  step: SeriesStep,
  spans: DateSpans,
  counts: readonly Counts[],
  withholds: Withholds<Counts> = withholdsNothing,
): AnalyticsSeries[] {
  return rules.map(({ of, id, label, unit }) => ({
    id,
    label,
    unit,
    step,
    points: counts.map((each, index) => ({
      date: spans[index]?.start ?? spans[0].start,
      value: withholds(each) ? null : of(each),
      isSuppressed: withholds(each),
    })),
  }))
}

/** The counts of the two compared spans, by name. */
export function compared<Counts>([previous, range]: readonly Counts[]): Compared<Counts> {
  if (previous === undefined || range === undefined) throw new Error('Two spans were to be compared')
  return { range, previous }
}

/** To a tenth; null without a whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

/** The average to a tenth; null of nothing. */
export const perEach = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null
