import { FEW_DAYS, FEW_VISITS, type AuthorizationState } from '@oaklet/api/contract'
import { and, gt, gte, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { authorizations } from '../../db/schema/coverages-table'
import { ATTENDED_VISITS, USED_VISITS } from './used-visits'

/** The same rules as `authorizationStanding`, for the database. `today` is the practice's. */
export function stands(state: AuthorizationState, today: string): SQL | undefined {
  switch (state) {
    case 'ended':
      return lt(authorizations.endsOn, today)
    case 'used_up':
      return and(gte(authorizations.endsOn, today), hasAtMost(0))
    case 'coming':
      return and(gte(authorizations.endsOn, today), gt(authorizations.startsOn, today), not(hasAtMost(0)))
    case 'low':
      return or(endsSoon(today), hasFewVisits(today))
    case 'current':
      return and(
        isInForce(today),
        gt(authorizations.endsOn, addDays(today, FEW_DAYS)),
        not(hasAtMost(FEW_VISITS)),
      )
  }
}

/** In force, not used up, and in its last days. */
export const endsSoon = (today: string): SQL | undefined =>
  and(isInForce(today), lte(authorizations.endsOn, addDays(today, FEW_DAYS)), not(hasAtMost(0)))

/** In force, with few visits left. */
export const hasFewVisits = (today: string): SQL | undefined =>
  and(isInForce(today), hasAtMost(FEW_VISITS), not(hasAtMost(0)))

const isInForce = (today: string): SQL | undefined =>
  and(lte(authorizations.startsOn, today), gte(authorizations.endsOn, today))

/**
 * No more visits are left than that. Most authorizations are far from it, which an index tells of the client's sessions;
 * which of these count is looked up for the others alone. CASE holds PostgreSQL to that order.
 */
const hasAtMost = (visitsLeft: number): SQL => sql`case
  when ${ATTENDED_VISITS} < ${authorizations.visits} - ${visitsLeft}::int then false
  else ${USED_VISITS} >= ${authorizations.visits} - ${visitsLeft}::int
end`
