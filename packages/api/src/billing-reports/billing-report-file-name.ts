import type { BillingReportFormat } from './billing-report-kinds'
import type { BillingReportName } from './billing-report-shape'

/** Returns the file name of a report; `date` is `YYYY-MM-DD`. */
export const billingReportFileName = (
  report: BillingReportName,
  date: string,
  format: BillingReportFormat,
): string => `billing-${report.replaceAll('_', '-')}-${date}.${format}`
