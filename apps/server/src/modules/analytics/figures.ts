import type { Analytics, AnalyticsFigure, AnalyticsSeries, DateSpan, SeriesStep } from '@oaklet/api/contract'
import type { DateSpans } from './date-spans'

/** What one kind of analytics adds to the answer. */
export type AnalyticsParts = Pick<Analytics, 'figures' | 'series'>

/** The range that was asked for, and the one before it. */
export interface ComparedRange {
  range: DateSpan
  previous: DateSpan
}

/** How a figure is told from what was counted. */
export interface FigureRule<Counts> extends Pick<AnalyticsFigure, 'id' | 'label' | 'unit' | 'definition'> {
  of: (counts: Counts) => number | null
}

/** How a series is told, point by point. */
export type SeriesRule<Counts> = Omit<FigureRule<Counts>, 'definition'>

/** Whether what was counted is of so few clients that it would tell of one of them. */
export type Withholds<Counts> = (counts: Counts) => boolean

const withholdsNothing = (): boolean => false

/** Each rule's figure, for the range and for the span before it. */
export function figuresOf<Counts>(
  rules: readonly FigureRule<Counts>[],
  range: Counts,
  previous: Counts,
  withholds: Withholds<Counts> = withholdsNothing,
): AnalyticsFigure[] {
  const told = (of: FigureRule<Counts>['of'], counts: Counts) => (withholds(counts) ? null : of(counts))
  const isSuppressed = withholds(range) || withholds(previous)
  return rules.map(({ of, ...rule }) => ({
    ...rule,
    value: told(of, range),
    previous: told(of, previous),
    isSuppressed,
  }))
}

/** Each rule's series, over the spans that `counts` belong to. */
export function seriesOf<Counts>(
  rules: readonly SeriesRule<Counts>[],
  step: SeriesStep,
  spans: DateSpans,
  counts: readonly Counts[],
  withholds: Withholds<Counts> = withholdsNothing,
): AnalyticsSeries[] {
  return rules.map(({ of, ...rule }) => ({
    ...rule,
    step,
    points: counts.map((each, index) => ({
      date: spans[index]?.start ?? spans[0].start,
      value: withholds(each) ? null : of(each),
    })),
  }))
}

/** The counts of the two compared spans, by name. */
export function compared<Counts>([previous, range]: readonly Counts[]): { range: Counts; previous: Counts } {
  if (previous === undefined || range === undefined) throw new Error('Two spans were to be compared')
  return { range, previous }
}

/** To a tenth; null without a whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

/** The average to a tenth; null of nothing. */
export const perEach = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null
