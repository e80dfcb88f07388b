import type { BillingReportFormat, BillingReportName } from './billing-report-kinds'

/** Returns the file name of a report; `date` is `YYYY-MM-DD`. */
export const billingReportFileName = (
  report: BillingReportName,
  date: string,
  format: BillingReportFormat,
): string => `billing-${report.replaceAll('_', '-')}-${date}.${format}`
