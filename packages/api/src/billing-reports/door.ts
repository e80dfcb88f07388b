export type { BillingReportsApi } from './billing-reports-api'
export { BILLING_REPORTS_MESSAGES } from './billing-reports-messages'
export {
  BillingRecords,
  BillingReport,
  BillingReportFileQuery,
  BillingReportQuery,
  BillingReportRow,
} from './billing-reports-contract'
export { billingReportFileName } from './billing-report-file-name'
export {
  BILLING_CELL_KINDS,
  BILLING_REPORT_SPLITS,
  BILLING_REPORTS,
  BILLING_SPLIT_WORDS,
  type BillingCellKind,
  type BillingReportColumn,
  type BillingReportKind,
  type BillingReportName,
  type BillingReportSplit,
} from './billing-report-shape'
export {
  BILLING_REPORT_FORMATS,
  BILLING_REPORT_KINDS,
  billingReportPermissions,
  billingRowHeading,
  type BillingReportFormat,
} from './billing-report-kinds'
