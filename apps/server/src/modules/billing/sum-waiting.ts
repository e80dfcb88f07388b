import type { BillingHome } from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import { dayOf, type PracticeToday } from '../../calendar-day'
import type { Work } from '../../work'
import { sumUninvoiced } from '../appointments'
import { sumInvoices } from '../invoices'

/** The money that waits for somebody, and all that is still to pay on issued invoices. */
export interface WaitingMoney extends Pick<BillingHome, 'uninvoiced' | 'overdue' | 'drafts'> {
  outstandingCents: number
}

/** The sessions to invoice, the overdue invoices and the drafts that the actor may see. */
export async function sumWaiting(
  work: Work,
  practiceId: string,
  scope: Scope,
  { today, timeZone }: PracticeToday,
): Promise<WaitingMoney> {
  const uninvoiced = await sumUninvoiced(work, practiceId, scope)
  const sums = await sumInvoices(work, practiceId, scope, today)
  const dayOrNull = (instant: Date | null) => (instant === null ? null : dayOf(instant, timeZone))
  return {
    uninvoiced: {
      count: uninvoiced.count,
      totalCents: uninvoiced.totalCents,
      oldestOn: dayOrNull(uninvoiced.oldestAt),
    },
    overdue: {
      count: sums.overdueCount,
      totalCents: sums.overdueCents,
      oldestOn: sums.oldestOverdueOn,
    },
    drafts: {
      count: sums.draftCount,
      totalCents: sums.draftCents,
      oldestOn: dayOrNull(sums.oldestDraftAt),
    },
    outstandingCents: sums.outstandingCents,
  }
}
