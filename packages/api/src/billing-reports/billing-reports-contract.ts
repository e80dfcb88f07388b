import * as z from 'zod/mini'
import { ANALYTICS_FILE_TYPES } from '../analytics/analytics-contract'
import { daysIn } from '../analytics/date-range'
import { MAX_RANGE_DAYS, RangeDay } from '../analytics/range-fields'
import { CLAIM_AGES, CLAIM_STATE_CHOICES } from '../claims/claims-query'
import { PAYMENT_METHODS } from '../payments/payments-contract'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'
import { BILLING_REPORT_FORMATS } from './billing-report-kinds'
import { BILLING_CELL_KINDS, BILLING_REPORT_SPLITS, BILLING_REPORTS } from './billing-report-shape'

/** The list that a row is made of, and what narrows it. */
export const BillingRecords = z.discriminatedUnion('list', [
  /** The client’s open invoices. */
  z.object({ list: z.literal('open_invoices'), clientId: Id }),
  /** The payments received on these days, both included. */
  z.object({
    list: z.literal('payments'),
    from: CalendarDate,
    to: CalendarDate,
    method: z.optional(z.enum(PAYMENT_METHODS)),
  }),
  /** The invoices that were lowered on these days, both included, and the claims of which something was written off. */
  z.object({ list: z.literal('lowered'), from: CalendarDate, to: CalendarDate }),
  /** The client, with what they owe. */
  z.object({ list: z.literal('client'), clientId: Id }),
  /** One invoice, with each line of its ledger. */
  z.object({ list: z.literal('invoice'), invoiceId: Id }),
  /** What a new invoice for the client can bill. */
  z.object({ list: z.literal('unbilled'), clientId: Id }),
  /** The claims that these filters of their list leave. */
  z.object({
    list: z.literal('claims'),
    payerId: z.optional(Id),
    state: z.optional(z.enum(CLAIM_STATE_CHOICES)),
    age: z.optional(z.enum(CLAIM_AGES)),
    sentFrom: z.optional(CalendarDate),
    sentTo: z.optional(CalendarDate),
  }),
  /** One claim. */
  z.object({ list: z.literal('claim'), claimId: Id }),
  /** The client’s credit. */
  z.object({ list: z.literal('credits'), clientId: Id }),
])
export type BillingRecords = z.infer<typeof BillingRecords>

/** Null where there is nothing to compute it from; a date is `YYYY-MM-DD`. */
const Cell = z.nullable(z.union([z.number(), z.string()]))

/** One row of a report. */
export const BillingReportRow = z.object({
  /** Unique in the report; the id of the record that the row stands for, if there is one. */
  id: z.string(),
  label: z.string(),
  /** In the order of the columns. */
  cells: z.array(Cell),
  /** The records behind the row, where there is a list of them. */
  records: z.nullable(BillingRecords),
})
export type BillingReportRow = z.infer<typeof BillingReportRow>

/** The answer for every report. Days are the practice’s own. */
export const BillingReport = z.object({
  report: z.enum(BILLING_REPORTS),
  /** The days of the range, both included; null for a report of how things stand today. */
  from: z.nullable(CalendarDate),
  to: z.nullable(CalendarDate),
  split: z.nullable(z.enum(BILLING_REPORT_SPLITS)),
  /** Today. */
  asOf: CalendarDate,
  currency: z.string(),
  columns: z.array(z.object({ id: z.string(), kind: z.enum(BILLING_CELL_KINDS) })),
  rows: z.array(BillingReportRow),
  /** Of all rows, in the order of the columns; null where cells can’t be added up. */
  totals: z.array(Cell),
})
export type BillingReport = z.infer<typeof BillingReport>

const queryFields = {
  from: z.optional(RangeDay),
  to: z.optional(RangeDay),
  split: z.optional(z.enum(BILLING_REPORT_SPLITS, 'Choose a split from the list')),
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

const hasSoundDays = z.check<Days>(({ value, issues }) => {
  if (issues.length > 0) return
  const flaw = flawOf(value)
  if (flaw !== null) issues.push({ code: 'custom', input: value, path: [flaw[0]], message: flaw[1] })
})

/** The field that makes the range invalid, and the reason; null for a valid range, or none. */
function flawOf({ from, to }: Days): [keyof Days, string] | null {
  if (from === undefined) return to === undefined ? null : ['from', 'Choose a start date']
  if (to === undefined) return ['to', 'Choose an end date']
  if (from > to) return ['to', 'Choose an end date that is not before the start date']
  return daysIn({ start: from, end: to }) <= MAX_RANGE_DAYS ? null : ['to', 'Choose at most five years']
}

/** The range, which is this month so far where it is left out, and the split, which is the report’s first one. */
export const BillingReportQuery = z.object(queryFields).check(hasSoundDays)
export type BillingReportQuery = z.input<typeof BillingReportQuery>

/** The range and split of the report, and the format of its file. */
export const BillingReportFileQuery = z
  .object({ ...queryFields, format: z.enum(BILLING_REPORT_FORMATS, 'Choose a file format') })
  .check(hasSoundDays)
export type BillingReportFileQuery = z.input<typeof BillingReportFileQuery>

const one = '/api/v1/practices/{practiceId}/billing-reports/{report}'

/**
 * A report of the practice’s billing; needs `billingReportPermissions` too. Whoever has `invoices:view` for their own
 * clients alone gets the figures of these, but in reports about claims, which nobody sees in part. 404 for a report that there isn’t, 422 for a range or split that the report hasn’t.
 */
export const getBillingReport = endpoint({
  name: 'getBillingReport',
  method: 'GET',
  path: one,
  access: 'reports:view',
  query: BillingReportQuery,
  response: enveloped(BillingReport),
})

/** A report as a file; needs what `getBillingReport` needs, and `data:export`. */
export const exportBillingReport = fileEndpoint({
  name: 'exportBillingReport',
  path: `${one}/file`,
  access: 'data:export',
  query: BillingReportFileQuery,
  fileTypes: BILLING_REPORT_FORMATS.map((format) => ANALYTICS_FILE_TYPES[format]),
})
