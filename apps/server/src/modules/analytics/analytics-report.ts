import {
  SERIES_STEPS,
  type Analytics,
  type AnalyticsSeries,
  type AnalyticsUnit,
  type SeriesStep,
} from '@oaklet/api/contract'
import { WITHHELD, type ReportAmount } from './report-amount'
import { instantInWords, REPORT_TITLES, spanInWords } from './report-words'

/** Whose analytics they are, in names; null stands for all of them. */
export interface ReportNames {
  practice: string
  location: string | null
  clinician: string | null
}

/** The same of the range and of the span before it. */
export interface ReportRow {
  label: string
  value: ReportAmount
  previous: ReportAmount
}

/** One figure in the parts that make it. */
export interface ReportBreakdown {
  label: string
  definition: string
  dimension: string
  unit: AnalyticsUnit
  rows: ReportRow[]
}

/** Series over the same parts of the range, side by side. */
export interface ReportSeries {
  step: SeriesStep
  columns: { label: string; unit: AnalyticsUnit }[]
  rows: { date: string; values: ReportAmount[] }[]
}

/** What every file that people read is written from, so that all of them tell the same. */
export interface AnalyticsReport {
  title: string
  practice: string
  currency: string
  madeAt: Date
  /** Names with their words: what it is of, and when it was made. */
  about: (readonly [name: string, words: string])[]
  figures: (ReportRow & { definition: string })[]
  breakdowns: ReportBreakdown[]
  series: ReportSeries[]
}

/** An answer as it is told in a file that is made at `madeAt`. */
export function analyticsReport(analytics: Analytics, names: ReportNames, madeAt: Date): AnalyticsReport {
  const report = {
    title: REPORT_TITLES[analytics.type],
    practice: names.practice,
    currency: analytics.currency,
    madeAt,
    figures: analytics.figures.map((figure) => ({
      definition: figure.definition,
      ...rowOf(figure.unit, figure),
    })),
    breakdowns: analytics.breakdowns.map(({ label, definition, dimension, unit, rows }) => ({
      label,
      definition,
      dimension,
      unit,
      rows: rows.map((row) => rowOf(unit, row)),
    })),
    series: besideEachOther(analytics),
  }
  return { ...report, about: aboutOf(analytics, names, madeAt, withholdsAny(report)) }
}

interface ToldTwice {
  label: string
  value: number | null
  previous: number | null
  isSuppressed: boolean
}

function rowOf(unit: AnalyticsUnit, { label, value, previous, isSuppressed }: ToldTwice): ReportRow {
  const amount = (told: number | null) => ({ unit, value: told, isWithheld: isSuppressed && told === null })
  return { label, value: amount(value), previous: amount(previous) }
}

function besideEachOther({ series }: Analytics): ReportSeries[] {
  const amount = (unit: AnalyticsUnit, point?: AnalyticsSeries['points'][number]): ReportAmount => {
    const { value = null, isSuppressed = false } = point ?? {}
    return { unit, value, isWithheld: isSuppressed && value === null }
  }
  const groups = SERIES_STEPS.map((step) => ({ step, group: series.filter((each) => each.step === step) }))
  return groups
    .filter(({ group }) => group.length > 0)
    .map(({ step, group }) => ({
      step,
      columns: group.map(({ label, unit }) => ({ label, unit })),
      rows: datesOf(group).map((date) => ({
        date,
        values: group.map(({ unit, points }) =>
          amount(
            unit,
            points.find((point) => point.date === date),
          ),
        ),
      })),
    }))
}

const datesOf = (group: readonly AnalyticsSeries[]): string[] =>
  [...new Set(group.flatMap(({ points }) => points.map(({ date }) => date)))].sort()

const withholdsAny = ({ figures, breakdowns, series }: Omit<AnalyticsReport, 'about'>): boolean =>
  [
    ...[...figures, ...breakdowns.flatMap(({ rows }) => rows)].flatMap((row) => [row.value, row.previous]),
    ...series.flatMap(({ rows }) => rows.flatMap(({ values }) => values)),
  ].some(({ isWithheld }) => isWithheld)

const aboutOf = (
  { range, previous, currency, timeZone }: Analytics,
  { practice, location, clinician }: ReportNames,
  madeAt: Date,
  withholds: boolean,
): AnalyticsReport['about'] => [
  ['Practice', practice],
  ['Range', spanInWords(range)],
  ['Compared with', spanInWords(previous)],
  ['Location', location ?? 'All locations'],
  ['Clinician', clinician ?? 'All clinicians'],
  ['Currency', currency],
  ['Time zone', timeZone],
  ['Made', instantInWords(madeAt, timeZone)],
  ...(withholds ? [[WITHHELD, 'A number that would tell of fewer than five clients'] as const] : []),
]
