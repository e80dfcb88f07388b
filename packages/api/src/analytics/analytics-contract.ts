import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'
import { hasSoundRange, rangeFields } from './range-fields'

/** The four kinds of analytics (spec §3). */
export const ANALYTICS_TYPES = ['practice', 'clinical', 'financial', 'operational'] as const
/** One of {@link ANALYTICS_TYPES}. */
export type AnalyticsType = (typeof ANALYTICS_TYPES)[number]

/** What a number counts; percentages run from 0 to 100, and money is in cents. */
export const ANALYTICS_UNITS = ['count', 'percent', 'cents', 'minutes', 'days'] as const
/** One of {@link ANALYTICS_UNITS}. */
export type AnalyticsUnit = (typeof ANALYTICS_UNITS)[number]

/** The length of time that one point of a series covers; the first and the last may be shorter. */
export const SERIES_STEPS = ['day', 'week', 'month'] as const
/** One of {@link SERIES_STEPS}. */
export type SeriesStep = (typeof SERIES_STEPS)[number]

const Span = z.object({ start: CalendarDate, end: CalendarDate })
const figure = { id: z.string(), label: z.string(), unit: z.enum(ANALYTICS_UNITS) }

/** One figure for the range and for the span before it; a value is null when there is nothing to compute it from. */
export const AnalyticsFigure = z.object({
  ...figure,
  /** One sentence that says what is counted, and from which records. */
  definition: z.string(),
  value: z.nullable(z.number()),
  previous: z.nullable(z.number()),
  /** True when a number is suppressed, because it counts 1 to 4 clients whom the person may not see (small-cell rule). */
  isSuppressed: z.boolean(),
})
export type AnalyticsFigure = z.infer<typeof AnalyticsFigure>

/** The range in parts; each point is dated by the first day of its part. */
export const AnalyticsSeries = z.object({
  ...figure,
  step: z.enum(SERIES_STEPS),
  /** A value is null when there is nothing to compute it from, or when it is suppressed. */
  points: z.array(z.object({ date: CalendarDate, value: z.nullable(z.number()), isSuppressed: z.boolean() })),
})
export type AnalyticsSeries = z.infer<typeof AnalyticsSeries>

/** A figure broken down by clinician, weekday, service and the like; the rows are in the order to show them. */
export const AnalyticsBreakdown = z.object({
  ...figure,
  definition: z.string(),
  /** The heading of the rows: "Clinician". */
  dimension: z.string(),
  rows: z.array(
    z.object({
      /** Unique in its breakdown; the id of the record that a row stands for, if there is one. */
      id: z.string(),
      label: z.string(),
      value: z.nullable(z.number()),
      previous: z.nullable(z.number()),
      isSuppressed: z.boolean(),
    }),
  ),
})
export type AnalyticsBreakdown = z.infer<typeof AnalyticsBreakdown>

/** The answer for every kind of analytics. Dates are in the practice's time zone. */
export const Analytics = z.object({
  type: z.enum(ANALYTICS_TYPES),
  practiceId: Id,
  timeZone: z.string(),
  currency: z.string(),
  range: Span,
  /** The span of equal length that ends the day before `range`. */
  previous: Span,
  figures: z.array(AnalyticsFigure),
  series: z.array(AnalyticsSeries),
  breakdowns: z.array(AnalyticsBreakdown),
})
export type Analytics = z.infer<typeof Analytics>

/**
 * Without `practiceId`, the analytics are of the person's first practice. A location or a clinician narrows
 * appointments by their own location and clinician, and clients and money by those of the client.
 */
export const AnalyticsQuery = z.object(rangeFields).check(hasSoundRange)
export type AnalyticsQuery = z.input<typeof AnalyticsQuery>

/** The formats of an export: a table, a workbook, a report to print or read aloud, and the JSON answer. */
export const ANALYTICS_EXPORT_FORMATS = ['csv', 'xlsx', 'pdf', 'json'] as const
/** One of {@link ANALYTICS_EXPORT_FORMATS}. */
export type AnalyticsExportFormat = (typeof ANALYTICS_EXPORT_FORMATS)[number]

/** The media type of each export format. */
export const ANALYTICS_FILE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  json: 'application/json',
} as const satisfies Record<AnalyticsExportFormat, string>

/** The analytics to export, the format and the range (spec §7). */
export const AnalyticsExportQuery = z
  .object({
    ...rangeFields,
    type: z.enum(ANALYTICS_TYPES, 'Choose which analytics to export'),
    format: z.enum(ANALYTICS_EXPORT_FORMATS, 'Choose a file format'),
  })
  .check(hasSoundRange)
export type AnalyticsExportQuery = z.input<typeof AnalyticsExportQuery>

const reading = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    name,
    method: 'GET',
    path,
    access: 'analytics:view',
    query: AnalyticsQuery,
    refusedQuery: 'malformed_request',
    response: enveloped(Analytics),
  })

/** Analytics of the practice as a whole (spec §7). */
export const getPracticeAnalytics = reading('getPracticeAnalytics', '/api/analytics/practice')
/** Analytics of the clinical work (spec §7). */
export const getClinicalAnalytics = reading('getClinicalAnalytics', '/api/analytics/clinical')
/** Analytics of the money (spec §7). */
export const getFinancialAnalytics = reading('getFinancialAnalytics', '/api/analytics/financial')
/** Analytics of how the practice runs (spec §7). */
export const getOperationalAnalytics = reading('getOperationalAnalytics', '/api/analytics/operational')

/** Returns the analytics as a file; needs both `analytics:view` and `data:export`. */
export const exportAnalytics = fileEndpoint({
  name: 'exportAnalytics',
  path: '/api/analytics/export',
  access: 'data:export',
  query: AnalyticsExportQuery,
  refusedQuery: 'malformed_request',
  fileTypes: Object.values(ANALYTICS_FILE_TYPES),
})
