import type { Permission } from '../access/permissions'

/** The reports of a practice’s billing, in the order to offer them. */
export const BILLING_REPORTS = [
  'aging',
  'insurance_aging',
  'deposits',
  'denials',
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
  'invoice',
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
  invoice: 'Invoice',
}

/** The reports that are made from claims, and not from the invoices of clients. */
const ABOUT_CLAIMS: readonly BillingReportName[] = [
  'insurance_aging',
  'denials',
  'underpayments',
  'owed_back',
]

/** Which permissions a report needs beside `reports:view`, the one that says how far its figures reach first. */
export const billingReportPermissions = (
  report: BillingReportName,
): readonly [Permission, ...Permission[]] =>
  ABOUT_CLAIMS.includes(report) ? ['claims:view', 'invoices:view'] : ['invoices:view']

const money = (id: string, heading: string): BillingReportColumn => ({ id, kind: 'money', heading })
/** What was owed for how long. */
const AGES: readonly BillingReportColumn[] = [
  money('upTo30', 'Up to 30 days'),
  money('upTo60', '31 to 60 days'),
  money('upTo90', '61 to 90 days'),
  money('over90', 'Over 90 days'),
  money('total', 'Total'),
]
const count = (id: string, heading: string): BillingReportColumn => ({ id, kind: 'count', heading })

/** The shape and the words of each report. */
export const BILLING_REPORT_KINDS: Readonly<Record<BillingReportName, BillingReportKind>> = {
  aging: {
    title: 'Aging',
    definition:
      'What is left to pay on issued invoices after payments, credit, reductions and write-offs, for each client, by the days since each invoice was due. What is not due yet is in the first column. Credit is not subtracted.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: AGES,
    nothing: 'No client owes anything',
  },
  insurance_aging: {
    title: 'Insurance aging',
    definition:
      'What each insurance still owes for claims after payments, reductions by contract, clients’ shares and what went to the next insurance, by the days since each claim was first sent, also where it was denied or has to be sent again. What an earlier insurance left to a claim counts from the day on which that was posted, sent or not. Claims that were paid too much are left out, and what clients owe is in Aging.',
    hasRange: false,
    splits: [],
    rowHeading: 'Insurance',
    columns: AGES,
    nothing: 'No insurance owes anything',
  },
  deposits: {
    title: 'Deposits',
    definition:
      'Payments received in the range, whatever they pay for. Given back is what was refunded, or taken back by clients’ banks, in the range, on the day and by the method of the refund, also of earlier payments. Fees are what Stripe kept of the card payments received in the range, as far as it is known, and asked for disputes opened in it; kept is the rest. What was entered by mistake or failed is not counted.',
    hasRange: true,
    splits: ['day', 'method'],
    rowHeading: 'Day',
    columns: [
      count('payments', 'Payments'),
      money('received', 'Received'),
      money('givenBack', 'Given back'),
      money('fees', 'Fees'),
      money('kept', 'Kept'),
    ],
    nothing: 'Nothing was received',
  },
  denials: {
    title: 'Denials',
    definition:
      'What insurances left unpaid in payments that were posted in the range, by the reasons that they gave: reductions by contract, clients’ shares and what earlier insurances did are no denials. A service that is denied again in another payment counts again. A claim or service with two reasons counts in the row of each, and once in the total. A posting that was undone does not count; what an insurance took back or paid later still does.',
    hasRange: true,
    splits: ['reason_and_payer', 'reason', 'payer'],
    rowHeading: 'Reason and insurance',
    columns: [count('claims', 'Claims'), count('services', 'Services'), money('denied', 'Denied')],
    nothing: 'Nothing was denied',
  },
  underpayments: {
    title: 'Underpayments',
    definition:
      'Services of which less was allowed than the insurance’s fee schedule said, in payments that were posted in the range. Allowed is what the insurance says that it allows, or else what it paid and left to the client. Services for which nothing was allowed, and claims to a second or third insurance, are left out. A posting that was undone does not count; what an insurance took back or paid later still does.',
    hasRange: true,
    splits: [],
    rowHeading: 'Claim',
    columns: [
      { id: 'session', kind: 'date', heading: 'Session' },
      money('expected', 'Expected'),
      money('allowed', 'Allowed'),
      money('difference', 'Difference'),
    ],
    nothing: 'Nothing was paid below a fee schedule',
  },
  owed_back: {
    title: 'Owed back to insurances',
    definition:
      'Claims for which more was paid than was open, with what is too much over all of their services, after reductions by contract, clients’ shares and what went to the next insurance. Where one service was paid too much and another is still open, the one is subtracted from the other. Since is the day from which on it was too much without a break. What an insurance has taken back is not owed any more, and nothing of this is subtracted in Insurance aging.',
    hasRange: false,
    splits: [],
    rowHeading: 'Claim',
    columns: [{ id: 'since', kind: 'date', heading: 'Since' }, money('owedBack', 'Owed back')],
    nothing: 'Nothing is owed back to an insurance',
  },
  write_offs: {
    title: 'Write-offs',
    definition:
      'By how much invoices were lowered in the range: charges reduced, and amounts written off. What was taken back in the range is subtracted at the reason and the person of the entry that it takes back.',
    hasRange: true,
    splits: ['reason', 'person', 'month', 'client', 'invoice'],
    rowHeading: 'Reason',
    columns: [
      money('reduced', 'Charges reduced'),
      money('writtenOff', 'Written off'),
      money('total', 'Total'),
    ],
    nothing: 'Nothing was written off',
  },
  income: {
    title: 'Income',
    definition:
      'Billed is what was invoiced in the range, less invoices voided and charges reduced in it. Collected is what was paid in the range, less refunds. Written off is what is not collected any more. By clinician or service, an amount belongs to the sessions on its invoice, whose lines are paid in proportion; what has no session is Other.',
    hasRange: true,
    splits: ['month', 'clinician', 'service'],
    rowHeading: 'Month',
    columns: [money('billed', 'Billed'), money('collected', 'Collected'), money('writtenOff', 'Written off')],
    nothing: 'Nothing was billed or collected',
  },
  unbilled: {
    title: 'Unbilled sessions',
    definition:
      'Completed, missed and late cancelled sessions that no invoice bills yet, with their fees. A session with several clients counts for each of them.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: [
      count('sessions', 'Sessions'),
      { id: 'oldest', kind: 'date', heading: 'Oldest' },
      money('fees', 'Fees'),
    ],
    nothing: 'No session waits to be invoiced',
  },
  credits: {
    title: 'Credit balances',
    definition: 'What was received of clients and stands on no invoice.',
    hasRange: false,
    splits: [],
    rowHeading: 'Client',
    columns: [money('credit', 'Credit')],
    nothing: 'No client has credit',
  },
  collection: {
    title: 'Collection',
    definition:
      'The collection rate is what was collected in a month as a share of what was billed in it. Days in receivables is what was still owed at the end of the month, divided by what was billed on an average day of the 90 days up to then. A month that the range cuts short, or that is not over, counts its days in the range until today.',
    hasRange: true,
    splits: [],
    rowHeading: 'Month',
    columns: [
      money('billed', 'Billed'),
      money('collected', 'Collected'),
      { id: 'rate', kind: 'percent', heading: 'Collection rate' },
      money('owed', 'Owed at the end'),
      { id: 'days', kind: 'days', heading: 'Days in receivables' },
    ],
    nothing: 'Nothing was billed or collected',
  },
}

/** What the rows of a report stand for, by its split if it has any. */
export const billingRowHeading = (report: BillingReportName, split: BillingReportSplit | null): string =>
  split === null ? BILLING_REPORT_KINDS[report].rowHeading : BILLING_SPLIT_WORDS[split]

/** The formats of the file of a report. */
export const BILLING_REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
/** One of {@link BILLING_REPORT_FORMATS}. */
export type BillingReportFormat = (typeof BILLING_REPORT_FORMATS)[number]
