import {
  BILLING_REPORT_KINDS,
  BILLING_REPORTS,
  type BillingReportName,
  type BillingReportQuery,
  type BillingReportSplit,
  type FieldError,
} from '@oaklet/api/contract'
import { monthSoFar } from '../../calendar-day'
import { notFound, validationFailed } from '../../errors'

/** Which report is asked for: its days, and what its rows stand for. */
export interface ReportChoice {
  report: BillingReportName
  /** Both null for a report of how things stand today. */
  from: string | null
  to: string | null
  /** Null for a report whose rows are always the same. */
  split: BillingReportSplit | null
}

/** Completes a choice by what is usual; throws 404 for an unknown report, and 422 for what the report hasn't. */
export function reportChoice(
  name: string,
  { from, to, split }: BillingReportQuery,
  today: string,
): ReportChoice {
  const report = BILLING_REPORTS.find((one) => one === name)
  if (report === undefined) throw notFound()
  const { hasRange, splits } = BILLING_REPORT_KINDS[report]
  const refused: FieldError[] = []
  if (!hasRange && from !== undefined) {
    refused.push({ path: 'from', message: 'This report tells how things stand today' })
  }
  if (split !== undefined && !splits.includes(split)) {
    refused.push({ path: 'split', message: 'This report can’t be split like that' })
  }
  if (refused.length > 0) throw validationFailed(refused)
  const days = hasRange ? monthSoFar(today) : { from: null, to: null }
  return {
    report,
    from: from ?? days.from,
    to: to ?? days.to,
    split: split ?? splits[0] ?? null,
  }
}
