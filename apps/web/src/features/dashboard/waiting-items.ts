import type { Appointment, Dashboard, Permission } from '@oaklet/api/contract'
import { claimsToFix, claimsToMake } from '../../records/claims/claims-to-do'
import { waitingCoverage } from '../../records/coverages/waiting-coverage'
import { type WaitingItem, waitingMoney } from '../../records/invoices/waiting-money'
import { countOf } from '../../shared/count-of'
import { paths } from '../../shared/paths'

type Can = (permission: Permission) => boolean

/** Returns the tasks, the most urgent first; money, claims and coverage only with the permission to see them. */
export function waitingItems(dashboard: Dashboard, can: Can, now: string): WaitingItem[] {
  const waiting = [
    ...waitingMoney(dashboard, can),
    ...(dashboard.claims === null
      ? []
      : [...claimsToFix(dashboard.claims), ...claimsToMake(dashboard.claims, can)]),
    ...waitingForms(dashboard),
    ...waitingCoverage(dashboard),
  ]
  const open = unfinished(dashboard.appointments, now)
  if (open.length === 0 || !can('appointments:write')) return waiting
  return [
    ...waiting,
    {
      id: 'unfinished',
      icon: 'clock',
      tone: 'info',
      title: countOf(open.length, 'session to close', 'sessions to close'),
      detail: 'They have ended today; say whether they took place.',
      href: paths.calendar({ date: dashboard.date, ...(open[0] && { appointment: open[0].id }) }),
    },
  ]
}

function waitingForms({ packetsToReview, packetsStalled }: Dashboard): WaitingItem[] {
  return [
    ...(packetsToReview
      ? [
          {
            ...({ id: 'packets', icon: 'edit', tone: 'wait' } as const),
            title: countOf(packetsToReview, 'client has sent in forms', 'clients have sent in forms'),
            detail: 'Look through them, so that their record is up to date.',
            href: paths.packets(),
          },
        ]
      : []),
    ...(packetsStalled
      ? [
          {
            ...({ id: 'stalled-packets', icon: 'clock', tone: 'wait' } as const),
            title: countOf(packetsStalled, 'client has not sent in forms', 'clients have not sent in forms'),
            detail: 'They have an appointment within two days.',
            href: paths.packets({ queue: 'with_clients' }),
          },
        ]
      : []),
  ]
}

const unfinished = (appointments: readonly Appointment[], now: string): Appointment[] =>
  appointments.filter(
    ({ status, endsAt }) =>
      ['scheduled', 'confirmed', 'checked_in'].includes(status) && Date.parse(endsAt) <= Date.parse(now),
  )
