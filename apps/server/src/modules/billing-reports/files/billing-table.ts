import {
  BILLING_REPORT_KINDS,
  BILLING_SPLIT_WORDS,
  billingRowHeading,
  type BillingCellKind,
  type BillingReport,
} from '@oaklet/api/contract'
import type { Scope } from '../../../actor'
import { dayInWords, instantInWords, spanInWords } from '../../../written-time'
import { type ReportAmount } from '../../report-files'

/** The content of the file of a report, so that all formats agree. */
export interface BillingTable {
  title: string
  definition: string
  practice: string
  currency: string
  madeAt: Date
  /** Pairs of name and text about the report: range, split, time of creation. */
  about: (readonly [name: string, words: string])[]
  rowHeading: string
  columns: readonly { heading: string; kind: BillingCellKind }[]
  /** The last one has the totals. */
  rows: { label: string; cells: BillingReport['totals'] }[]
}

/** What a file says beside the report itself. */
export interface FileFacts {
  practice: string
  timeZone: string
  scope: Scope
  madeAt: Date
}

/** Builds the content of a file that is made at `madeAt`. */
export function billingTable(report: BillingReport, facts: FileFacts): BillingTable {
  const { title, definition, columns } = BILLING_REPORT_KINDS[report.report]
  const { practice, madeAt } = facts
  return {
    ...{ title, definition, practice, madeAt, currency: report.currency },
    about: aboutOf(report, facts),
    rowHeading: billingRowHeading(report.report, report.split),
    columns: columns.map(({ heading, kind }) => ({ heading, kind })),
    rows: [
      ...report.rows.map(({ label, cells }) => ({ label, cells })),
      { label: 'Total', cells: report.totals },
    ],
  }
}

const aboutOf = (
  { from, to, asOf, split, currency }: BillingReport,
  { practice, timeZone, scope, madeAt }: FileFacts,
): BillingTable['about'] => [
  ['Practice', practice],
  from === null || to === null
    ? ['As of', dayInWords(asOf)]
    : ['Range', spanInWords({ start: from, end: to })],
  ...(split === null ? [] : [['By', BILLING_SPLIT_WORDS[split]] as const]),
  ...(scope === 'own' ? [['Clients', 'Only own clients'] as const] : []),
  ['Currency', currency],
  ['Time zone', timeZone],
  ['Made', instantInWords(madeAt, timeZone)],
]

/** A cell as a number with its unit; a date has none. */
export function amountOf(
  cell: BillingReport['totals'][number] | undefined,
  kind: Exclude<BillingCellKind, 'date'>,
): ReportAmount {
  const value = typeof cell === 'number' ? cell : null
  return { unit: kind === 'money' ? 'cents' : kind, value, isSuppressed: false }
}
