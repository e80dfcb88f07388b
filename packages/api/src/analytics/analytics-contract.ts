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

/** How long the time is that one point of a series stands for; the first and the last may be cut short. */
export const SERIES_STEPS = ['day', 'week', 'month'] as const
/** One of {@link SERIES_STEPS}. */
export type SeriesStep = (typeof SERIES_STEPS)[number]

const Span = z.object({ start: CalendarDate, end: CalendarDate })
const figure = { id: z.string(), label: z.string(), unit: z.enum(ANALYTICS_UNITS) }

/** One figure of the range and of the span before it; null where there is nothing to tell it from. */
export const AnalyticsFigure = z.object({
  ...figure,
  /** One sentence: what is counted, and from what. */
  definition: z.string(),
  value: z.nullable(z.number()),
  previous: z.nullable(z.number()),
  /** Whether a number is withheld: it would tell of fewer than five clients whom the person may not see. */
  isSuppressed: z.boolean(),
})
export type AnalyticsFigure = z.infer<typeof AnalyticsFigure>

/** The range in parts; each point is dated by the first day of its part. */
export const AnalyticsSeries = z.object({
  ...figure,
  step: z.enum(SERIES_STEPS),
  /** A value that is null tells nothing, or is withheld. */
  points: z.array(z.object({ date: CalendarDate, value: z.nullable(z.number()), isSuppressed: z.boolean() })),
})
export type AnalyticsSeries = z.infer<typeof AnalyticsSeries>

/** A figure of the range in the parts that make it: by clinician, weekday, service. In the order to show them. */
export const AnalyticsBreakdown = z.object({
  ...figure,
  definition: z.string(),
  /** What a row stands for, as a heading: "Clinician". */
  dimension: z.string(),
  rows: z.array(
    z.object({
      /** Unique in its breakdown; the record's id where a row stands for one. */
      id: z.string(),
      label: z.string(),
      value: z.nullable(z.number()),
      previous: z.nullable(z.number()),
      isSuppressed: z.boolean(),
    }),
  ),
})
export type AnalyticsBreakdown = z.infer<typeof AnalyticsBreakdown>

/** Every kind of analytics in one shape. The dates are the practice's own, by its time zone. */
export const Analytics = z.object({
  type: z.enum(ANALYTICS_TYPES),
  practiceId: Id,
  timeZone: z.string(),
  currency: z.string(),
  range: Span,
  /** As long as `range`; it ends the day before. */
  previous: Span,
  figures: z.array(AnalyticsFigure),
  series: z.array(AnalyticsSeries),
  breakdowns: z.array(AnalyticsBreakdown),
})
export type Analytics = z.infer<typeof Analytics>

/**
 * `practiceId` left out is the person's first practice. A location or a clinician narrows appointments by
 * their own, and clients and money by the client's.
 */
export const AnalyticsQuery = z.object(rangeFields).check(hasSoundRange)
export type AnalyticsQuery = z.input<typeof AnalyticsQuery>

/** The formats that an export can have: a table, a workbook, a report to print or read out, and the answer itself. */
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

/** What to export, in which format, over which range (spec §7). */
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

/** The same as reading them, as a file; needs `analytics:view` beside `data:export`. */
export const exportAnalytics = fileEndpoint({
  name: 'exportAnalytics',
  path: '/api/analytics/export',
  access: 'data:export',
  query: AnalyticsExportQuery,
  refusedQuery: 'malformed_request',
  fileTypes: Object.values(ANALYTICS_FILE_TYPES),
})
