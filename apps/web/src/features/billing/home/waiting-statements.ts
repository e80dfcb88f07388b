import type { BillingHome, Permission } from '@oaklet/api/contract'
import type { WaitingItem } from '../../../records/invoices/waiting-money'
import { countOf } from '../../../shared/count-of'
import { formatMonthDay } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'

type KnownStatements = Pick<BillingHome, 'date' | 'currency' | 'draftStatements' | 'afterThreeStatements'>

/** Returns which statements wait to be looked through, and who owes after three of them; nothing about what is none. */
export function waitingStatements(
  { date, currency, draftStatements: drafts, afterThreeStatements: afterThree }: KnownStatements,
  can: (permission: Permission) => boolean,
): WaitingItem[] {
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    drafts.count > 0 && {
      id: 'statements',
      icon: 'receipt' as const,
      tone: 'wait' as const,
      title: countOf(drafts.count, 'statement to review', 'statements to review'),
      detail:
        drafts.oldestOn === null
          ? money(drafts.totalCents)
          : `${money(drafts.totalCents)}, the oldest drafted ${formatMonthDay(drafts.oldestOn, date)}`,
      href: paths.statements(can('invoices:send') ? { review: '1' } : { status: 'draft' }),
    },
    afterThree.clients > 0 && {
      id: 'after-three-statements',
      icon: 'cash' as const,
      tone: 'wait' as const,
      title: countOf(
        afterThree.clients,
        'client owes after three statements',
        'clients owe after three statements',
      ),
      detail: `${money(afterThree.totalCents)}. It is time to speak with them.`,
      href: paths.statements({ owing: 'after_three' }),
    },
  ].filter((item) => item !== false)
}
