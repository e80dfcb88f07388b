import type { Appointment, Dashboard, Permission } from '@oaklet/api/contract'
import type { IconName } from '@oaklet/design-system'
import { formatMonthDay } from '../../shared/format-date'
import { formatMoney } from '../../shared/format-money'
import { paths } from '../../shared/paths'

/** A task, and the address to handle it; without `href` the person may only see it. */
export interface WaitingItem {
  id: string
  icon: IconName
  tone: 'bad' | 'wait' | 'info'
  title: string
  detail: string
  href?: string
}

type Can = (permission: Permission) => boolean

/** Returns the tasks, the most urgent first; money only with the permission to see it. */
export function waitingItems(dashboard: Dashboard, can: Can, now: string): WaitingItem[] {
  const { uninvoiced, overdue, drafts, currency } = dashboard
  const money = (cents: number) => formatMoney(cents, currency)
  const open = unfinished(dashboard.appointments, now)
  return [
    overdue !== null &&
      overdue.count > 0 && {
        id: 'overdue',
        icon: 'cash' as const,
        tone: 'bad' as const,
        title: counted(overdue.count, 'invoice overdue', 'invoices overdue'),
        detail: money(overdue.totalCents) + oldest(overdue.oldestOn, 'the oldest due', dashboard.date),
        href: paths.invoices({ filter: 'overdue' }),
      },
    uninvoiced !== null &&
      uninvoiced.count > 0 && {
        id: 'uninvoiced',
        icon: 'receipt' as const,
        tone: 'wait' as const,
        title: counted(uninvoiced.count, 'session not invoiced', 'sessions not invoiced'),
        detail: money(uninvoiced.totalCents) + oldest(uninvoiced.oldestOn, 'the oldest from', dashboard.date),
        ...(can('invoices:create') && { href: paths.newInvoice() }),
      },
    drafts !== null &&
      drafts.count > 0 && {
        id: 'drafts',
        icon: 'document' as const,
        tone: 'info' as const,
        title: counted(drafts.count, 'draft invoice', 'draft invoices'),
        detail: `${money(drafts.totalCents)}, not issued yet`,
        href: paths.invoices({ filter: 'draft' }),
      },
    open.length > 0 &&
      can('appointments:write') && {
        id: 'unfinished',
        icon: 'clock' as const,
        tone: 'info' as const,
        title: counted(open.length, 'session to close', 'sessions to close'),
        detail: 'They have ended today; say whether they took place.',
        href: paths.calendar({ date: dashboard.date, ...(open[0] && { appointment: open[0].id }) }),
      },
  ].filter((item) => item !== false)
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const oldest = (date: string | null, words: string, today: string): string =>
  date === null ? '' : `, ${words} ${formatMonthDay(date, today)}`

const unfinished = (appointments: readonly Appointment[], now: string): Appointment[] =>
  appointments.filter(
    ({ status, endsAt }) =>
      ['scheduled', 'confirmed', 'checked_in'].includes(status) && Date.parse(endsAt) <= Date.parse(now),
  )
