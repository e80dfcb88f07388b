import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { Analytics, ANALYTICS_TYPES, ANALYTICS_UNITS, AnalyticsFigure } from './analytics-contract'
import { hasSoundRange, rangeFields } from './range-fields'

/** What a record behind a number is; each kind has a screen of its own. */
export const ANALYTICS_RECORD_KINDS = ['appointment', 'client', 'invoice', 'payment'] as const
/** One of {@link ANALYTICS_RECORD_KINDS}. */
export type AnalyticsRecordKind = (typeof ANALYTICS_RECORD_KINDS)[number]

/**
 * How a number is computed from its records: `count` is how many are counted, `sum` what their amounts come to,
 * `average` that per counted record, `share` the percentage of all listed ones that are counted, and `ratio`
 * the sum per `base`.
 */
export const ANALYTICS_RECKONINGS = ['count', 'sum', 'average', 'share', 'ratio'] as const
/** One of {@link ANALYTICS_RECKONINGS}. */
export type AnalyticsReckoning = (typeof ANALYTICS_RECKONINGS)[number]

/** One record behind a number. */
export const AnalyticsRecord = z.object({
  /** Unique among the records of its number: one invoice may stand there twice, as issued and as voided. */
  id: z.string(),
  kind: z.enum(ANALYTICS_RECORD_KINDS),
  recordId: Id,
  /** Null for an appointment of several clients. */
  clientId: z.nullable(Id),
  /** Of money, the invoice that it is on, which shows a payment too; null for what is kept as credit. */
  invoiceId: z.nullable(Id),
  /** Whose it is: the names of its clients. */
  label: z.string(),
  /** What it is, in words: service, clinician, status, the number of an invoice. */
  detail: z.string(),
  /** The day it counts by, in the practice's zone; null for how things stand now. */
  date: z.nullable(CalendarDate),
  /** When an appointment starts. */
  startsAt: z.nullable(Instant),
  /** What it adds, in the list's `amountUnit`; null where records are only counted. */
  amount: z.nullable(z.number()),
  /** False for a record that counts only in the whole of a share or in the base of a ratio. */
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
  /** The number as it is shown; null when it is withheld, or there is nothing to tell it from. */
  value: z.nullable(z.number()),
  isSuppressed: z.boolean(),
  reckoning: z.enum(ANALYTICS_RECKONINGS),
  /** What amounts are of, which a ratio's unit doesn't tell; null where records are only counted. */
  amountUnit: z.nullable(z.enum(ANALYTICS_UNITS)),
  /** How many records of the whole list are counted. */
  counted: z.int(),
  /** What the amounts of all counted records come to; null without amounts. */
  sum: z.nullable(z.number()),
  /** What a ratio's sum is set against. */
  base: z.nullable(z.object({ label: z.string(), unit: z.enum(ANALYTICS_UNITS), value: z.number() })),
  /** Whether only the person's own records are listed, of a number that may count more. */
  isOwnOnly: z.boolean(),
})
export type AnalyticsRecords = z.infer<typeof AnalyticsRecords>

/** Which number: a figure, or a row (`part`) of a breakdown, over a range as in analytics. */
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

/** Needs the view permission of what is listed, too; 404 for a figure or a part that is not shown. */
export const listAnalyticsRecords = endpoint({
  name: 'listAnalyticsRecords',
  method: 'GET',
  path: '/api/analytics/records',
  access: 'analytics:view',
  query: AnalyticsRecordsQuery,
  refusedQuery: 'malformed_request',
  response: enveloped(AnalyticsRecords),
})
