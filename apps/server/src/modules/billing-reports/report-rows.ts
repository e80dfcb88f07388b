import { parseDate } from '@internationalized/date'
import {
  BILLING_REPORT_KINDS,
  type BillingReport,
  type BillingReportName,
  type BillingReportRow,
} from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import type { Work } from '../../work'

/** What a report is made from. */
export interface ReportCall {
  work: Work
  practiceId: string
  /** Whether the figures are of all clients, or of the actor's own. */
  scope: Scope
  today: string
  timeZone: string
}

/** The days of a report about a range, both included. */
export interface ReportDays {
  from: string
  to: string
}

/** The rows of a report, and where it can't add them up itself, the totals. */
export interface ReportRows {
  rows: BillingReportRow[]
  totals?: BillingReport['totals']
}

/** Returns whether a row has anything but zeros. */
export const hasAmounts = ({ cells }: BillingReportRow): boolean =>
  cells.some((cell) => cell !== null && cell !== 0)

/** Adds up the columns with money and counts; the others have no total. */
export const totalsOf = (report: BillingReportName, rows: readonly BillingReportRow[]) =>
  BILLING_REPORT_KINDS[report].columns.map(({ kind }, index) =>
    kind === 'money' || kind === 'count'
      ? rows.reduce((sum, { cells }) => sum + Number(cells[index] ?? 0), 0)
      : null,
  )

/** A number with one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

/** A share as a percentage with one decimal; null where there is nothing that it could be a share of. */
export const rateOf = (part: number, whole: number): number | null =>
  whole > 0 ? tenths((part * 100) / whole) : null

/** The days of a month, `YYYY-MM`, that are in the range. */
export function monthWithin(month: string, { from, to }: ReportDays): ReportDays {
  const lastDay = parseDate(`${month}-01`).add({ months: 1, days: -1 }).toString()
  return { from: from > `${month}-01` ? from : `${month}-01`, to: to < lastDay ? to : lastDay }
}
