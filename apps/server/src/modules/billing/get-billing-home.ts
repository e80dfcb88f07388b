import type * as api from '@oaklet/api/contract'
import type { BillingHome } from '@oaklet/api/contract'
import { monthSoFar } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { sumOpenClaims } from '../claims'
import { countUnverifiedCoverage, sumLowAuthorizations } from '../coverages'
import { sumEstimatesDue } from '../estimates'
import { sumAging } from '../invoices'
import { sumCredit } from '../ledger'
import { practiceToday } from '../organization'
import { countDifferences } from '../payment-comparison'
import { sumDeposits, sumFailedAutopay, sumOpenDisputes, sumUnassignedRefunds } from '../payments'
import { sumWaitingStatements } from '../statements'
import { sumWaiting } from './sum-waiting'

/** Returns what needs somebody, what clients and insurances owe, and what came in this month. */
export async function getBillingHome(
  { scope, params: { practiceId } }: CallOf<typeof api.getBillingHome>,
  work: Work,
): Promise<BillingHome> {
  const practice = await practiceToday(work, practiceId)
  const { today, currency } = practice
  const { uninvoiced, overdue, drafts } = await sumWaiting(work, practiceId, scope, practice)
  return {
    date: today,
    currency,
    uninvoiced,
    overdue,
    drafts,
    lowAuthorizations: await sumLowAuthorizations(work, practiceId, today),
    unverifiedCoverage: await countUnverifiedCoverage(work, practiceId, today),
    ...(await sumWaitingStatements(work, practiceId, scope)),
    estimatesDue: await sumEstimatesDue(work, practiceId, scope),
    refundsToAssign: await sumUnassignedRefunds(work, practiceId, scope),
    disputesToAnswer: await sumOpenDisputes(work, practiceId, scope, practice.timeZone),
    failedAutopay: await sumFailedAutopay(work, practiceId, scope),
    paymentDifferences: await countDifferences(work, practiceId),
    credit: await sumCredit(work, practiceId, scope),
    owed: await sumAging(work, practiceId, scope, today),
    owedByInsurances: await sumOpenClaims(work, practiceId, practice),
    deposits: await sumDeposits(work, practiceId, scope, monthSoFar(today)),
  }
}
