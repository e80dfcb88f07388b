import { CLAIM_LABELS, type ClaimAge, type ClaimLabel, type ClaimState } from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { claimAge } from './claim-age'
import { hasLabel } from './claim-label'
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
export const claimsByState = (
  { tx, actor }: Work,
  practiceId: string,
  today: string,
): Promise<ClaimsOfState[]> =>
  tx
    .select({ state: claims.state, age: claimAge(today).as('age'), ...countedIn(tx) })
    .from(claims)
    .where(isClaimOfPractice(actor, practiceId))
    .groupBy(sql`1`, sql`2`)

/** How many claims have which label, and what is open of them. */
export async function claimsByLabel(
  { tx, actor }: Work,
  practiceId: string,
): Promise<(Omit<ClaimsOfState, 'state' | 'age'> & { label: ClaimLabel })[]> {
  const found = []
  for (const label of CLAIM_LABELS) {
    const rows = await tx
      .select(countedIn(tx))
      .from(claims)
      .where(and(isClaimOfPractice(actor, practiceId), hasLabel(label)))
    found.push(...rows.map((row) => ({ ...row, label })))
  }
  return found
}

/** How many claims are counted, and what insurances owe for those that were not paid too much. */
function countedIn(tx: Tx) {
  const open = tx
    .select({ cents: sql`sum(${claimEntries.cents})` })
    .from(claimEntries)
    .where(and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)))
  return {
    count: sql<number>`count(*)::int`,
    openCents: sql<number>`coalesce(
      sum(greatest((${open}), 0)) filter (where ${inArray(claims.state, MAY_BE_OPEN)}), 0
    )::float8`,
  }
}
