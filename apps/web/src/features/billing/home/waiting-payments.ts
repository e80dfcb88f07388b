import type { BillingHome } from '@oaklet/api/contract'
import type { WaitingItem } from '../../../records/invoices/waiting-money'
import { countOf } from '../../../shared/count-of'
import { formatMonthDay } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'

type KnownPayments = Pick<
  BillingHome,
  'date' | 'currency' | 'disputesToAnswer' | 'failedAutopay' | 'refundsToAssign' | 'paymentDifferences'
>

/** Returns which card payments wait for somebody; nothing about what is none. */
export function waitingPayments({
  date,
  currency,
  disputesToAnswer: disputes,
  failedAutopay: failed,
  refundsToAssign: refunds,
  paymentDifferences: differences,
}: KnownPayments): WaitingItem[] {
  const money = (cents: number) => formatMoney(cents, currency)
  const dueOn = disputes.firstDueOn
  return [
    disputes.count > 0 && {
      ...{ id: 'disputes', icon: 'alert' as const, tone: 'bad' as const },
      title: countOf(disputes.count, 'dispute to answer', 'disputes to answer'),
      detail:
        dueOn === null
          ? money(disputes.totalCents)
          : `${money(disputes.totalCents)}, the first by ${formatMonthDay(dueOn, date)}`,
      href: paths.payments({ needs: 'dispute' }),
    },
    failed.count > 0 && {
      ...{ id: 'failed-autopay', icon: 'alert' as const, tone: 'bad' as const },
      title: countOf(failed.count, 'Autopay charge failed', 'Autopay charges failed'),
      detail: `${money(failed.totalCents)} could not be charged.`,
      href: paths.payments({ needs: 'failed_autopay' }),
    },
    refunds.count > 0 && {
      ...{ id: 'refunds', icon: 'cash' as const, tone: 'wait' as const },
      title: countOf(refunds.count, 'refund to assign', 'refunds to assign'),
      detail: `${money(refunds.totalCents)} went back in Stripe’s own dashboard.`,
      href: paths.payments({ needs: 'refund' }),
    },
    differences !== null &&
      differences > 0 && {
        ...{ id: 'payment-differences', icon: 'alert' as const, tone: 'bad' as const },
        title: countOf(differences, 'difference from Stripe', 'differences from Stripe'),
        detail: 'Stripe’s book of card payments says something else than yours.',
        href: paths.payouts(),
      },
  ].filter((item) => item !== false)
}
