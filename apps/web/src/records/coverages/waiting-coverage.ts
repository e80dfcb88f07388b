import type { LowAuthorizations } from '@oaklet/api/contract'
import { countOf } from '../../shared/count-of'
import { formatMonthDay } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import type { WaitingItem } from '../invoices/waiting-money'

/** What the dashboard and the home of the billing know of coverage; null is what the person may not see. */
interface KnownCoverage {
  /** Today in the practice's time zone. */
  date: string
  lowAuthorizations: LowAuthorizations | null
  /** How many clients have a coverage that nobody has verified. */
  unverifiedCoverage: number | null
}

/** Returns which authorizations run out and which coverage is not verified; nothing about what is none. */
export const waitingCoverage = (known: KnownCoverage): WaitingItem[] => [
  ...runningOut(known),
  ...unverified(known),
]

function runningOut({ date, lowAuthorizations }: KnownCoverage): WaitingItem[] {
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

function unverified({ unverifiedCoverage }: KnownCoverage): WaitingItem[] {
  if (unverifiedCoverage === null || unverifiedCoverage === 0) return []
  return [
    {
      id: 'unverified',
      icon: 'id-card',
      tone: 'info',
      title: countOf(
        unverifiedCoverage,
        'client with unverified coverage',
        'clients with unverified coverage',
      ),
      detail: 'Ask the payer what the plan covers.',
      href: paths.clients({ coverage: 'unverified' }),
    },
  ]
}
