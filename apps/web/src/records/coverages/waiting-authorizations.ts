import type { LowAuthorizations } from '@oaklet/api/contract'
import { countOf } from '../../shared/count-of'
import { formatMonthDay } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import type { WaitingItem } from '../invoices/waiting-money'

/** What the dashboard and the home of the billing know of authorizations; null is what the person may not see. */
interface KnownAuthorizations {
  /** Today in the practice's time zone. */
  date: string
  lowAuthorizations: LowAuthorizations | null
}

/** Returns that authorizations run out, and where they are listed; nothing where none does. */
export function waitingAuthorizations({ date, lowAuthorizations }: KnownAuthorizations): WaitingItem[] {
  if (lowAuthorizations === null || lowAuthorizations.soonestOn === null) return []
  const { count, soonestOn } = lowAuthorizations
  const end = soonestOn === date ? 'today' : formatMonthDay(soonestOn, date)
  return [
    {
      id: 'authorizations',
      icon: 'id-card',
      tone: 'wait',
      title: countOf(count, 'authorization runs out', 'authorizations run out'),
      detail: count === 1 ? `It ends ${end}.` : `The first of them ends ${end}.`,
      href: paths.authorizations({ state: 'low' }),
    },
  ]
}
