import type { BillingHome } from '@oaklet/api/contract'
import type { WaitingItem } from '../../../records/invoices/waiting-money'
import { countOf } from '../../../shared/count-of'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'

/** Returns which card payments wait for somebody; nothing about what is none. */
export function waitingPayments({
  currency,
  refundsToAssign: refunds,
}: Pick<BillingHome, 'currency' | 'refundsToAssign'>): WaitingItem[] {
  if (refunds.count === 0) return []
  return [
    {
      ...{ id: 'refunds', icon: 'cash', tone: 'wait' },
      title: countOf(refunds.count, 'refund to assign', 'refunds to assign'),
      detail: `${formatMoney(refunds.totalCents, currency)} went back in Stripe’s own dashboard.`,
      href: paths.payments({ needs: 'refund' }),
    },
  ]
}
