/** The reports of a practice’s billing, in the order to offer them. */
export const BILLING_REPORTS = [
  'aging',
  'insurance_aging',
  'claims_by_state',
  'deposits',
  'denials',
  'first_pass',
  'underpayments',
  'owed_back',
  'write_offs',
  'income',
  'unbilled',
  'credits',
  'collection',
] as const
/** One of {@link BILLING_REPORTS}. */
export type BillingReportName = (typeof BILLING_REPORTS)[number]

/** What the rows of a report can stand for, where a person may choose. */
export const BILLING_REPORT_SPLITS = [
  'day',
  'method',
  'reason_and_payer',
  'reason',
  'payer',
  'person',
  'month',
  'clinician',
  'service',
  'client',
  'invoice_or_claim',
  'state_and_age',
  'state',
  'age',
  'label',
] as const
/** One of {@link BILLING_REPORT_SPLITS}. */
export type BillingReportSplit = (typeof BILLING_REPORT_SPLITS)[number]

/** What a cell holds: whole cents, a whole number, a rate from 0 to 100, a number of days, or a date. */
export const BILLING_CELL_KINDS = ['money', 'count', 'percent', 'days', 'date'] as const
/** One of {@link BILLING_CELL_KINDS}. */
export type BillingCellKind = (typeof BILLING_CELL_KINDS)[number]

/** A column of a report, beside the one that names the rows. */
export interface BillingReportColumn {
  id: string
  kind: BillingCellKind
  heading: string
}

/** What a report asks for and shows, and its words on screens and in files. */
export interface BillingReportKind {
  title: string
  /** What each column counts, and what it leaves out. */
  definition: string
  /** Whether it is about the days of a range; otherwise it tells how things stand today. */
  hasRange: boolean
  /** The splits to choose from, the usual one first; none where the rows are always the same. */
  splits: readonly BillingReportSplit[]
  /** What the rows stand for, where there is no choice. */
  rowHeading: string
  columns: readonly BillingReportColumn[]
  /** What is said when there are no rows. A range is added: “Nothing was received in November 2026”. */
  nothing: string
}

/** What the rows of each split stand for. */
export const BILLING_SPLIT_WORDS: Readonly<Record<BillingReportSplit, string>> = {
  day: 'Day',
  method: 'Method',
  reason_and_payer: 'Reason and insurance',
  reason: 'Reason',
  payer: 'Insurance',
  person: 'Person',
  month: 'Month',
  clinician: 'Clinician',
  service: 'Service',
  client: 'Client',
  invoice_or_claim: 'Invoice or claim',
  state_and_age: 'State and age',
  state: 'State',
  age: 'Age',
  label: 'Label',
}
