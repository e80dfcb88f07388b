import { CLAIM_LABELS, type ClaimAge, type ClaimLabel, type ClaimState } from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { claimCounts } from '../../db/schema/claim-counts-table'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { ageSince, CLAIM_SINCE } from './claim-age'
import { hasLabel } from './claim-label'
import { isCountOfPractice } from './count-claims'
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
export async function claimsByState(work: Work, practiceId: string, today: string): Promise<ClaimsOfState[]> {
  const counts = await work.tx
    .select({
      state: claimCounts.state,
      age: ageSince(claimCounts.sinceOn, today).as('age'),
      count: sql<number>`sum(${claimCounts.count})::int`,
    })
    .from(claimCounts)
    .where(isCountOfPractice(work.actor, practiceId))
    .groupBy(sql`1`, sql`2`)
    .having(sql`sum(${claimCounts.count}) > 0`)
  const open = await openByState(work, practiceId, today)
  return counts.map(({ state, age, count }) => {
    const found = open.find((sum) => sum.state === state && sum.age === age)
    return { state, age, count, openCents: found?.cents ?? 0 }
  })
}

/** What is open of the claims of each state and age, but for those of which nothing ever is. */
function openByState({ tx, actor }: Work, practiceId: string, today: string) {
  const open = tx
    .select({
      state: claims.state,
      age: ageSince(CLAIM_SINCE, today).as('age'),
      cents: sql`greatest(sum(${claimEntries.cents}), 0)`.as('cents'),
    })
    .from(claims)
    .innerJoin(
      claimEntries,
      and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)),
    )
    .where(and(isClaimOfPractice(actor, practiceId), inArray(claims.state, MAY_BE_OPEN)))
    .groupBy(claims.organizationId, claims.id)
    .as('open')
  return tx
    .select({ state: open.state, age: open.age, cents: sql<number>`sum(${open.cents})::float8` })
    .from(open)
    .groupBy(open.state, open.age)
}

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
