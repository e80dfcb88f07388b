import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { Analytics, ANALYTICS_TYPES, ANALYTICS_UNITS, AnalyticsFigure } from './analytics-contract'
import { hasSoundRange, rangeFields } from './range-fields'

/** The kinds of records behind a number; each kind has its own screen. */
export const ANALYTICS_RECORD_KINDS = ['appointment', 'client', 'invoice', 'payment', 'claim'] as const
/** One of {@link ANALYTICS_RECORD_KINDS}. */
export type AnalyticsRecordKind = (typeof ANALYTICS_RECORD_KINDS)[number]

/**
 * How a number is aggregated from its records: `count` is the number of counted records, `sum` the sum of their
 * amounts, `average` the sum per counted record, `share` the percentage of all listed records that are counted,
 * and `ratio` the sum divided by `base`.
 */
export const ANALYTICS_AGGREGATIONS = ['count', 'sum', 'average', 'share', 'ratio'] as const
/** One of {@link ANALYTICS_AGGREGATIONS}. */
export type AnalyticsAggregation = (typeof ANALYTICS_AGGREGATIONS)[number]

/** One record behind a number. */
export const AnalyticsRecord = z.object({
  /** Unique among the records of its number: one invoice can be listed twice, as issued and as voided. */
  id: z.string(),
  kind: z.enum(ANALYTICS_RECORD_KINDS),
  recordId: Id,
  /** Null for an appointment with several clients. */
  clientId: z.nullable(Id),
  /** The invoice of an amount of money; null for a payment that is stored as credit. */
  invoiceId: z.nullable(Id),
  /** The names of its clients. */
  label: z.string(),
  /** A description: service, clinician, status, number of the invoice or claim. */
  detail: z.string(),
  /** The day by which it is counted, in the practice's time zone; null when the number describes the present. */
  date: z.nullable(CalendarDate),
  /** The start of an appointment. */
  startsAt: z.nullable(Instant),
  /** The amount that it adds, in the list's `amountUnit`; null where records are only counted. */
  amount: z.nullable(z.number()),
  /** False for a record that is only in the denominator of a share or in the base of a ratio. */
  isCounted: z.boolean(),
})
export type AnalyticsRecord = z.infer<typeof AnalyticsRecord>

/** A page of the records behind one number, counted ones first and the newest of them first. */
export const AnalyticsRecords = z.extend(pageOf(AnalyticsRecord), {
  type: z.enum(ANALYTICS_TYPES),
  practiceId: Id,
  timeZone: z.string(),
  currency: z.string(),
  range: Analytics.shape.range,
  figure: z.pick(AnalyticsFigure, { id: true, label: true, unit: true, definition: true }),
  /** The row of a breakdown. */
  part: z.nullable(z.object({ id: z.string(), label: z.string() })),
  /** The number as it is shown; null when it is suppressed, or when there is nothing to compute it from. */
  value: z.nullable(z.number()),
  isSuppressed: z.boolean(),
  aggregation: z.enum(ANALYTICS_AGGREGATIONS),
  /** The unit of the amounts, which differs from the unit of a ratio; null where records are only counted. */
  amountUnit: z.nullable(z.enum(ANALYTICS_UNITS)),
  /** The number of counted records in the whole list. */
  counted: z.int(),
  /** The sum of the amounts of all counted records; null without amounts. */
  sum: z.nullable(z.number()),
  /** The denominator of a ratio. */
  base: z.nullable(z.object({ label: z.string(), unit: z.enum(ANALYTICS_UNITS), value: z.number() })),
  /** True when only records that the person may see are listed, while the number may count more. */
  isOwnOnly: z.boolean(),
})
export type AnalyticsRecords = z.infer<typeof AnalyticsRecords>

/** Chooses a number: a figure, or a row (`part`) of a breakdown, over a range as in analytics. */
export const AnalyticsRecordsQuery = z
  .object({
    ...rangeFields,
    type: z.enum(ANALYTICS_TYPES, 'Choose which analytics to look into'),
    figure: z.string().check(z.minLength(1), z.maxLength(100)),
    part: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    cursor: pageQuery.cursor,
    limit: pageQuery.limit,
  })
  .check(hasSoundRange)
export type AnalyticsRecordsQuery = z.input<typeof AnalyticsRecordsQuery>

/** Also needs the view permission of the listed records; 404 for a figure or a part that is not shown. */
export const listAnalyticsRecords = endpoint({
  name: 'listAnalyticsRecords',
  method: 'GET',
  path: '/api/analytics/records',
  access: 'analytics:view',
  query: AnalyticsRecordsQuery,
  refusedQuery: 'malformed_request',
  response: enveloped(AnalyticsRecords),
})
