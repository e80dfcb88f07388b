import type { BillingHome, Permission } from '@oaklet/api/contract'
import type { IconName } from '@oaklet/design-system'
import { formatMonthDay } from '../../shared/format-date'
import { formatMoney } from '../../shared/format-money'
import { paths } from '../../shared/paths'
import { countOf } from '../../shared/count-of'

/** What waits for somebody, and the address where it is dealt with; without `href` the person may only see it. */
export interface WaitingItem {
  id: string
  icon: IconName
  tone: 'bad' | 'wait' | 'info'
  title: string
  detail: string
  href?: string
}

type Waiting = BillingHome['overdue']

/** The money that waits, as the dashboard and the home of the billing get it; null is what the person may not see. */
interface WaitingMoney {
  /** Today in the practice's time zone. */
  date: string
  currency: string
  overdue: Waiting | null
  uninvoiced: Waiting | null
  drafts: Waiting | null
}

/** Returns what is overdue, not invoiced and not issued, the most urgent first; nothing about what is none. */
export function waitingMoney(
  { date, currency, overdue, uninvoiced, drafts }: WaitingMoney,
  can: (permission: Permission) => boolean,
): WaitingItem[] {
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    overdue !== null &&
      overdue.count > 0 && {
        id: 'overdue',
        icon: 'cash' as const,
        tone: 'bad' as const,
        title: countOf(overdue.count, 'invoice overdue', 'invoices overdue'),
        detail: money(overdue.totalCents) + oldest(overdue.oldestOn, 'the oldest due', date),
        href: paths.invoices({ filter: 'overdue' }),
      },
    uninvoiced !== null &&
      uninvoiced.count > 0 && {
        id: 'uninvoiced',
        icon: 'receipt' as const,
        tone: 'wait' as const,
        title: countOf(uninvoiced.count, 'session not invoiced', 'sessions not invoiced'),
        detail: money(uninvoiced.totalCents) + oldest(uninvoiced.oldestOn, 'the oldest from', date),
        ...(can('invoices:create') && { href: paths.newInvoice() }),
      },
    drafts !== null &&
      drafts.count > 0 && {
        id: 'drafts',
        icon: 'document' as const,
        tone: 'info' as const,
        title: countOf(drafts.count, 'draft invoice', 'draft invoices'),
        detail: `${money(drafts.totalCents)}, not issued yet`,
        href: paths.invoices({ filter: 'draft' }),
      },
  ].filter((item) => item !== false)
}

const oldest = (date: string | null, words: string, today: string): string =>
  date === null ? '' : `, ${words} ${formatMonthDay(date, today)}`
