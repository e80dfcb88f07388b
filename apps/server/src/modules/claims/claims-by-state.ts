import type { ClaimAge, ClaimState } from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { claimAge } from './claim-age'
import { MAY_BE_OPEN } from './open-claims'
import { isClaimOfPractice } from './select-claims'

/** The claims of a state and an age. */
interface ClaimsOfState {
  state: ClaimState
  age: ClaimAge
  count: number
  /** What insurances owe for those that were not paid too much. */
  openCents: number
}

/** How many claims have which state and age, and what is open of them. */
export function claimsByState(
  { tx, actor }: Work,
  practiceId: string,
  today: string,
): Promise<ClaimsOfState[]> {
  const open = tx
    .select({ cents: sql`sum(${claimEntries.cents})` })
    .from(claimEntries)
    .where(and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)))
  return tx
    .select({
      state: claims.state,
      age: claimAge(today).as('age'),
      count: sql<number>`count(*)::int`,
      openCents: sql<number>`coalesce(
        sum(greatest((${open}), 0)) filter (where ${inArray(claims.state, MAY_BE_OPEN)}), 0
      )::float8`,
    })
    .from(claims)
    .where(isClaimOfPractice(actor, practiceId))
    .groupBy(sql`1`, sql`2`)
}
