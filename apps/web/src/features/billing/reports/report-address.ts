import {
  BILLING_REPORT_KINDS,
  BILLING_REPORTS,
  type BillingReportName,
  type BillingReportQuery,
  type BillingReportSplit,
  type DateSpan,
} from '@oaklet/api/contract'
import { spanProblem } from '../../../shared/dates/span-problem'
import { withParams } from '../../../shared/with-params'
import { daysOfRange, REPORT_RANGES, type ReportRange } from './report-range'

/** The report of the address, with its range and split; only what the report has. */
export interface ReportAddress {
  report: BillingReportName
  range: ReportRange
  /** The days of a custom range. */
  days: DateSpan | null
  /** Null for a report that can't be split. */
  split: BillingReportSplit | null
}

/** Reads an address for somebody who may see these reports; invalid values are ignored. */
export function readReportAddress(
  search: URLSearchParams,
  reports: readonly BillingReportName[],
): ReportAddress {
  const report = reports.find((one) => one === search.get('report')) ?? BILLING_REPORTS[0]
  const { splits } = BILLING_REPORT_KINDS[report]
  const split = splits.find((one) => one === search.get('split')) ?? splits[0] ?? null
  const range = REPORT_RANGES.find((one) => one === search.get('range')) ?? REPORT_RANGES[0]
  if (range !== 'custom') return { report, split, range, days: null }
  const days = { start: search.get('from') ?? '', end: search.get('to') ?? '' }
  return spanProblem(days) === null
    ? { report, split, range, days }
    : { report, split, range: REPORT_RANGES[0], days: null }
}

/** Returns the address of another choice; what is usual is left out, and its other parameters stay. */
export function writeReportAddress(
  search: URLSearchParams,
  { report, range, days, split }: ReportAddress,
): URLSearchParams {
  return withParams(search, {
    report: report === BILLING_REPORTS[0] ? null : report,
    range: range === REPORT_RANGES[0] ? null : range,
    from: range === 'custom' ? (days?.start ?? null) : null,
    to: range === 'custom' ? (days?.end ?? null) : null,
    split: split === (BILLING_REPORT_KINDS[report].splits[0] ?? null) ? null : split,
  })
}

/** The days that the choice means on `today`, whether or not the report asks for some. */
export const daysOfAddress = ({ range, days }: ReportAddress, today: string): DateSpan =>
  range === 'custom' && days !== null
    ? days
    : daysOfRange(range === 'custom' ? REPORT_RANGES[0] : range, today)

/** What the server is asked for. */
export function queryOfAddress(address: ReportAddress, today: string): BillingReportQuery {
  const { start, end } = daysOfAddress(address, today)
  return {
    ...(BILLING_REPORT_KINDS[address.report].hasRange && { from: start, to: end }),
    ...(address.split !== null && { split: address.split }),
  }
}
