import { FEW_DAYS, FEW_VISITS, type AuthorizationState } from '@oaklet/api/contract'
import { and, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { authorizations } from '../../db/schema/coverages-table'
import { USED_VISITS } from './used-visits'

const VISITS_LEFT = sql<number>`${authorizations.visits} - ${USED_VISITS}`
/** The last few visits; a list, so that the database counts the used ones once. */
const LAST_VISITS = Array.from({ length: FEW_VISITS }, (_, index) => index + 1)

/** The same rules as `authorizationStanding`, for the database. `today` is the practice's. */
export function stands(state: AuthorizationState, today: string): SQL | undefined {
  switch (state) {
    case 'ended':
      return lt(authorizations.endsOn, today)
    case 'used_up':
      return and(gte(authorizations.endsOn, today), lte(VISITS_LEFT, 0))
    case 'coming':
      return and(gte(authorizations.endsOn, today), gt(authorizations.startsOn, today), gt(VISITS_LEFT, 0))
    case 'low':
      return or(endsSoon(today), hasFewVisits(today))
    case 'current':
      return and(
        isBegun(today),
        gt(authorizations.endsOn, addDays(today, FEW_DAYS)),
        gt(VISITS_LEFT, FEW_VISITS),
      )
  }
}

/** In force, not used up, and in its last days. */
export const endsSoon = (today: string): SQL | undefined =>
  and(isBegun(today), lte(authorizations.endsOn, addDays(today, FEW_DAYS)), gt(VISITS_LEFT, 0))

/** In force, with few visits left. */
export const hasFewVisits = (today: string): SQL | undefined =>
  and(isBegun(today), inArray(VISITS_LEFT, LAST_VISITS))

/** Begun, and not ended. */
const isBegun = (today: string): SQL | undefined =>
  and(lte(authorizations.startsOn, today), gte(authorizations.endsOn, today))
