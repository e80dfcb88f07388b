import type * as api from '@oaklet/api/contract'
import { accessScope, type Dashboard } from '@oaklet/api/contract'
import { addDays, dayBounds, monthSoFar, type PracticeToday } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { appointmentsBetween, countDays } from '../appointments'
import { sumWaiting } from '../billing'
import { countWaitingClaims } from '../claims'
import { countUnverifiedCoverage, sumLowAuthorizations } from '../coverages'
import { listSafetyAlerts } from '../measures'
import { practiceToday } from '../organization'
import { sumLedger } from '../ledger'
import { countStalled, countToReview } from '../packets'

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
    alerts: await listSafetyAlerts(work, practiceId),
    lowAuthorizations: await sumLowAuthorizations(work, practiceId, today),
    unverifiedCoverage: await countUnverifiedCoverage(work, practiceId, today),
    packetsToReview: await countToReview(work, practiceId),
    packetsStalled: await countStalled(work, practiceId),
    claims: await countWaitingClaims(work, practiceId),
    ...(await moneyOf(work, practiceId, practice)),
  }
}

async function moneyOf(work: Work, practiceId: string, practice: PracticeToday): Promise<Money> {
  const scope = accessScope(work.actor.permissions, 'invoices:view')
  if (scope === 'none') return { uninvoiced: null, overdue: null, drafts: null, month: null }
  const { outstandingCents, ...waiting } = await sumWaiting(work, practiceId, scope, practice)
  const sums = await sumLedger(work, practiceId, scope, monthSoFar(practice.today))
  return { ...waiting, month: { ...sums, outstandingCents } }
}
