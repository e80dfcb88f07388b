import type { BillingHome } from '@oaklet/api/contract'
import type { WaitingItem } from '../../../records/invoices/waiting-money'
import { countOf } from '../../../shared/count-of'
import { formatMonthDay } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'

/** Returns how many Good Faith Estimates are due, and since when; nothing where none is. */
export function waitingEstimates({
  date,
  estimatesDue: { count, firstDueOn },
}: Pick<BillingHome, 'date' | 'estimatesDue'>): WaitingItem[] {
  if (firstDueOn === null) return []
  const day = firstDueOn === date ? 'today' : `on ${formatMonthDay(firstDueOn, date)}`
  const verb = firstDueOn < date ? 'was due' : 'is due'
  return [
    {
      id: 'estimates',
      icon: 'document',
      tone: firstDueOn < date ? 'bad' : 'wait',
      title: countOf(count, 'Good Faith Estimate is due', 'Good Faith Estimates are due'),
      detail: count === 1 ? `It ${verb} ${day}.` : `The first of them ${verb} ${day}.`,
      href: paths.estimates({ view: 'due' }),
    },
  ]
}
