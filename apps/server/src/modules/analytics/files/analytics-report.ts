import {
  SERIES_STEPS,
  type Analytics,
  type AnalyticsSeries,
  type AnalyticsUnit,
  type SeriesStep,
} from '@oaklet/api/contract'
import { instantInWords, spanInWords } from '../../../written-time'
import { SUPPRESSED_WORD, type ReportAmount } from '../../report-files'
import { REPORT_TITLES } from './report-words'

/** The names of the scope; null means all locations or all clinicians. */
export interface ReportNames {
  practice: string
  location: string | null
  clinician: string | null
}

/** A labelled number of the range and of the span before it. */
export interface ReportRow {
  label: string
  value: ReportAmount
  previous: ReportAmount
}

/** One figure by its parts. */
export interface ReportBreakdown {
  label: string
  definition: string
  dimension: string
  unit: AnalyticsUnit
  rows: ReportRow[]
}

/** Series with the same step, side by side. */
export interface ReportSeries {
  step: SeriesStep
  columns: { label: string; unit: AnalyticsUnit }[]
  rows: { date: string; values: ReportAmount[] }[]
}

/** The content of every file that people read, so that all formats agree. */
export interface AnalyticsReport {
  title: string
  practice: string
  currency: string
  madeAt: Date
  /** Pairs of name and text about the report: scope, range, time of creation. */
  about: (readonly [name: string, words: string])[]
  figures: (ReportRow & { definition: string })[]
  breakdowns: ReportBreakdown[]
  series: ReportSeries[]
}

/** Builds the report of an answer for a file that is made at `madeAt`. */
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
    series: seriesByStep(analytics),
  }
  return { ...report, about: aboutOf(analytics, names, madeAt, hasSuppressed(report)) }
}

interface ComparedNumbers {
  label: string
  value: number | null
  previous: number | null
  isSuppressed: boolean
}

function rowOf(unit: AnalyticsUnit, { label, value, previous, isSuppressed }: ComparedNumbers): ReportRow {
  const amount = (number: number | null) => ({
    unit,
    value: number,
    isSuppressed: isSuppressed && number === null,
  })
  return { label, value: amount(value), previous: amount(previous) }
}

function seriesByStep({ series }: Analytics): ReportSeries[] {
  const amount = (unit: AnalyticsUnit, point?: AnalyticsSeries['points'][number]): ReportAmount => {
    const { value = null, isSuppressed = false } = point ?? {}
    return { unit, value, isSuppressed: isSuppressed && value === null }
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

const hasSuppressed = ({ figures, breakdowns, series }: Omit<AnalyticsReport, 'about'>): boolean =>
  [
    ...[...figures, ...breakdowns.flatMap(({ rows }) => rows)].flatMap((row) => [row.value, row.previous]),
    ...series.flatMap(({ rows }) => rows.flatMap(({ values }) => values)),
  ].some(({ isSuppressed }) => isSuppressed)

const aboutOf = (
  { range, previous, currency, timeZone }: Analytics,
  { practice, location, clinician }: ReportNames,
  madeAt: Date,
  suppresses: boolean,
): AnalyticsReport['about'] => [
  ['Practice', practice],
  ['Range', spanInWords(range)],
  ['Compared with', spanInWords(previous)],
  ['Location', location ?? 'All locations'],
  ['Clinician', clinician ?? 'All clinicians'],
  ['Currency', currency],
  ['Time zone', timeZone],
  ['Made', instantInWords(madeAt, timeZone)],
  ...(suppresses ? [[SUPPRESSED_WORD, 'A number that would tell of fewer than five clients'] as const] : []),
]
