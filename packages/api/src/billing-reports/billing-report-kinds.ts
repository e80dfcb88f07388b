import type { Permission } from '../access/permissions'
import {
  BILLING_SPLIT_WORDS,
  type BillingReportKind,
  type BillingReportName,
  type BillingReportSplit,
} from './billing-report-shape'
import { CLAIM_REPORT_KINDS } from './claim-report-kinds'
import { CLIENT_REPORT_KINDS } from './client-report-kinds'

/** The shape and the words of each report. */
export const BILLING_REPORT_KINDS: Readonly<Record<BillingReportName, BillingReportKind>> = {
  ...CLIENT_REPORT_KINDS,
  ...CLAIM_REPORT_KINDS,
}

/** Which permissions a report needs beside `reports:view`, the one that says how far its figures reach first. */
export const billingReportPermissions = (
  report: BillingReportName,
): readonly [Permission, ...Permission[]] =>
  report in CLAIM_REPORT_KINDS ? ['claims:view', 'invoices:view'] : ['invoices:view']

/** What the rows of a report stand for, by its split if it has any. */
export const billingRowHeading = (report: BillingReportName, split: BillingReportSplit | null): string =>
  split === null ? BILLING_REPORT_KINDS[report].rowHeading : BILLING_SPLIT_WORDS[split]

/** The formats of the file of a report. */
export const BILLING_REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
/** One of {@link BILLING_REPORT_FORMATS}. */
export type BillingReportFormat = (typeof BILLING_REPORT_FORMATS)[number]
