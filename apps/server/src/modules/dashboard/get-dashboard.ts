import { accessScope, type Dashboard } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { addDays, dayBounds, dayOf } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { appointmentsBetween, countDays, sumUninvoiced } from '../appointments'
import { sumInvoices, sumLedger } from '../invoices'
import { listSafetyAlerts } from '../measures'
import { practiceToday, type PracticeToday } from '../organization'

type Money = Pick<Dashboard, 'uninvoiced' | 'overdue' | 'drafts' | 'month'>

const DAYS_AHEAD = 7

/** Today in the practice's time zone, what needs doing, and what is ahead. */
export function getDashboard(deps: Deps, actor: StaffActor, practiceId: string): Promise<Dashboard> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'appointments:view')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const practice = await practiceToday(tx, deps, actor, practiceId)
    const { today, timeZone, currency } = practice
    const appointments = await appointmentsBetween(tx, actor, practiceId, scope, dayBounds(today, timeZone))
    const ahead = { first: addDays(today, 1), count: DAYS_AHEAD, timeZone }
    return {
      date: today,
      timeZone,
      currency,
      appointments,
      week: await countDays(tx, actor, practiceId, scope, ahead),
      alerts: await listSafetyAlerts(tx, actor, practiceId, today),
      ...(await moneyOf(tx, actor, practiceId, practice)),
    }
  })
}

async function moneyOf(
  tx: Tx,
  actor: StaffActor,
  practiceId: string,
  { today, timeZone }: PracticeToday,
): Promise<Money> {
  const scope = accessScope(actor.permissions, 'invoices:view')
  if (scope === 'none') return { uninvoiced: null, overdue: null, drafts: null, month: null }
  const uninvoiced = await sumUninvoiced(tx, actor, practiceId, scope)
  const sums = await sumInvoices(tx, actor, practiceId, scope, today)
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
      ...(await sumLedger(tx, actor, practiceId, scope, month)),
      outstandingCents: sums.outstandingCents,
    },
  }
}
