import {
  BILLING_REPORT_KINDS,
  billingReportPermissions,
  type BillingReport,
  type BillingReportQuery,
  type BillingReportSplit,
} from '@oaklet/api/contract'
import { requireForAll, requirePermission, scopeOf, type Scope } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { reportChoice, type ReportChoice } from './report-choice'
import { totalsOf, type ReportCall, type ReportRows } from './report-rows'
import { agingReport } from './reports/aging-report'
import { CLAIM_SPLITS, claimsByStateReport } from './reports/claims-by-state-report'
import { collectionReport } from './reports/collection-report'
import { creditsReport } from './reports/credits-report'
import { DENIAL_SPLITS, denialsReport } from './reports/denials-report'
import { depositsReport } from './reports/deposits-report'
import { firstPassReport } from './reports/first-pass-report'
import { incomeReport } from './reports/income-report'
import { insuranceAgingReport } from './reports/insurance-aging-report'
import { owedBackReport } from './reports/owed-back-report'
import { unbilledReport } from './reports/unbilled-report'
import { underpaymentsReport } from './reports/underpayments-report'
import { WRITE_OFF_SPLITS } from './reports/write-off-labels'
import { writeOffsReport } from './reports/write-offs-report'

/** A report, and how the practice counts days. */
interface ReadReport {
  report: BillingReport
  practice: PracticeToday
  scope: Scope
}

/**
 * Makes a report. Who may see the invoices of their own clients alone gets the figures of these; throws 403 for who may
 * not see what it is made from, 404 for an unknown report, and 422 for a range or split that the report hasn't.
 */
export async function readBillingReport(
  work: Work,
  { practiceId, report: name }: { practiceId: string; report: string },
  query: BillingReportQuery,
): Promise<ReadReport> {
  requirePermission(work.actor, 'invoices:view')
  const practice = await practiceToday(work, practiceId)
  const { today, timeZone, currency } = practice
  const choice = reportChoice(name, query, today)
  const [first, ...others] = billingReportPermissions(choice.report)
  // A report about claims adds up those of all clinicians.
  if (first === 'claims:view') requireForAll(work.actor, first)
  const scope = scopeOf(work.actor, first)
  for (const permission of others) requirePermission(work.actor, permission)
  const { rows, totals } = await rowsOfReport({ work, practiceId, scope, today, timeZone }, choice)
  const { report } = choice
  const columns = BILLING_REPORT_KINDS[report].columns.map(({ id, kind }) => ({ id, kind }))
  return {
    practice,
    scope,
    report: {
      ...choice,
      asOf: today,
      currency,
      columns,
      rows,
      totals: totals ?? totalsOf(report, rows),
    },
  }
}

function rowsOfReport(call: ReportCall, choice: ReportChoice): Promise<ReportRows> {
  switch (choice.report) {
    case 'aging':
      return agingReport(call)
    case 'insurance_aging':
      return insuranceAgingReport(call)
    case 'claims_by_state':
      return claimsByStateReport(call, { split: splitOf(choice, ...CLAIM_SPLITS) })
    case 'deposits':
      return depositsReport(call, rangeOf(choice, 'day', 'method'))
    case 'denials':
      return denialsReport(call, rangeOf(choice, ...DENIAL_SPLITS))
    case 'first_pass':
      return firstPassReport(call, rangeOf(choice, 'payer', 'month'))
    case 'underpayments':
      return underpaymentsReport(call, daysOf(choice))
    case 'owed_back':
      return owedBackReport(call)
    case 'write_offs':
      return writeOffsReport(call, rangeOf(choice, ...WRITE_OFF_SPLITS))
    case 'income':
      return incomeReport(call, rangeOf(choice, 'month', 'clinician', 'service'))
    case 'unbilled':
      return unbilledReport(call)
    case 'credits':
      return creditsReport(call)
    case 'collection':
      return collectionReport(call, daysOf(choice))
  }
}

/** The days of a report that has some. */
function daysOf({ report, from, to }: ReportChoice) {
  if (from === null || to === null) throw new TypeError(`The report ${report} has no days`)
  return { from, to }
}

/** The days and the split of a report whose splits are these. */
const rangeOf = <Split extends BillingReportSplit>(choice: ReportChoice, ...splits: readonly Split[]) => ({
  ...daysOf(choice),
  split: splitOf(choice, ...splits),
})

/** The split of a report whose splits are these. */
function splitOf<Split extends BillingReportSplit>(choice: ReportChoice, ...splits: readonly Split[]): Split {
  const split = splits.find((one) => one === choice.split)
  if (split === undefined) throw new TypeError(`The report ${choice.report} has no split ${choice.split}`)
  return split
}
