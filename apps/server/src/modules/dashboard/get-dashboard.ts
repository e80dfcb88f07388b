import type * as api from '@oaklet/api/contract'
import { accessScope, type Dashboard } from '@oaklet/api/contract'
import { addDays, dayBounds, dayOf, type PracticeToday } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { appointmentsBetween, countDays, sumUninvoiced } from '../appointments'
import { sumInvoices } from '../invoices'
import { listSafetyAlerts } from '../measures'
import { practiceToday } from '../organization'
import { sumLedger } from '../ledger'

type Money = Pick<Dashboard, 'uninvoiced' | 'overdue' | 'drafts' | 'month'>

const DAYS_AHEAD = 7

/** Returns today's appointments in the practice's time zone, the tasks, and the days ahead. */
export async function getDashboard(
  { scope, params: { practiceId } }: CallOf<typeof api.getDashboard>,
  work: Work,
): Promise<Dashboard> {
  const practice = await practiceToday(work, practiceId)
  const { today, timeZone, currency } = practice
  const appointments = await appointmentsBetween(work, practiceId, scope, dayBounds(today, timeZone))
  const ahead = { first: addDays(today, 1), count: DAYS_AHEAD, timeZone }
  return {
    date: today,
    timeZone,
    currency,
    appointments,
    week: await countDays(work, practiceId, scope, ahead),
    alerts: await listSafetyAlerts(work, practiceId, today),
    ...(await moneyOf(work, practiceId, practice)),
  }
}

async function moneyOf(work: Work, practiceId: string, { today, timeZone }: PracticeToday): Promise<Money> {
  const scope = accessScope(work.actor.permissions, 'invoices:view')
  if (scope === 'none') return { uninvoiced: null, overdue: null, drafts: null, month: null }
  const uninvoiced = await sumUninvoiced(work, practiceId, scope)
  const sums = await sumInvoices(work, practiceId, scope, today)
  const month = { from: `${today.slice(0, 8)}01`, to: today }
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
    month: {
      ...(await sumLedger(work, practiceId, scope, month)),
      outstandingCents: sums.outstandingCents,
    },
  }
}
