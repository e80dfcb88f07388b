import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, ratio, recountRows, sum, type RecountScope } from './recount-rows'
import { recountRetention } from './recount-visits'
import { recountUtilization } from './recount-work'
import type { VariedRows } from './varied-rows'

/** Clients, sessions and how full calendars are. */
export function recountPractice(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { dayOf, isIn, clients, appointments } = recountRows(rows, scope, span)
  const inStatus = (...statuses: string[]) => appointments.filter(({ status }) => statuses.includes(status))
  const held = inStatus('completed')
  const waiting = clients.filter(({ status }) => status === 'prospective')
  const ended = rows.statusChanges.filter(
    ({ fromStatus, toStatus, changedAt }) =>
      fromStatus === 'active' && toStatus === 'inactive' && isIn(dayOf(changedAt)),
  )
  const waits = waiting.map(({ createdAt }) => Math.max(0, daysFrom(dayOf(createdAt), dayOf(scope.now))))
  return {
    activeClients: clients.filter(({ status }) => status === 'active').length,
    newClients: clients.filter(({ createdAt }) => isIn(dayOf(createdAt))).length,
    discharges: clients.filter(({ id }) => ended.some(({ clientId }) => clientId === id)).length,
    waitingClients: waiting.length,
    averageWait: ratio(sum(waits), waiting.length),
    retention: recountRetention(rows, scope, span),
    sessionsHeld: held.length,
    sessionMinutes: sum(held.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000)),
    utilization: recountUtilization(rows, scope, span),
    cancellations: inStatus('cancelled_client', 'cancelled_clinician', 'late_cancelled').length,
  }
}
