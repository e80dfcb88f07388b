import {
  accessScope,
  CLAIM_STATES,
  type BillingHome,
  type ClaimAge,
  type ClaimState,
} from '@oaklet/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { ageSince } from './claim-age'
import { isClaimOfPractice } from './select-claims'

type Owed = NonNullable<BillingHome['owedByInsurances']>

/** In these states nothing of a claim is open, so that the books of old claims are not read. */
const NEVER_OPEN: readonly ClaimState[] = ['paid', 'closed', 'void']
export const MAY_BE_OPEN = CLAIM_STATES.filter((state) => !NEVER_OPEN.includes(state))

/**
 * What insurances owe for each claim that was not paid too much, in cents, with its age: by the days since the first
 * entry of its book, so since it was first sent, or an earlier insurance left something to it.
 */
export function openClaims(
  { tx, actor }: Work,
  practiceId: string,
  { today, timeZone }: Pick<PracticeToday, 'today' | 'timeZone'>,
) {
  const cents = sql<number>`sum(${claimEntries.cents})`
  const since = sql`(min(${claimEntries.writtenAt}) at time zone ${timeZone})::date`
  const age = ageSince(since, today)
  return tx
    .select({ payerId: claims.payerId, cents: cents.as('cents'), age: age.as('age') })
    .from(claims)
    .innerJoin(
      claimEntries,
      and(eq(claimEntries.organizationId, claims.organizationId), eq(claimEntries.claimId, claims.id)),
    )
    .where(and(isClaimOfPractice(actor, practiceId), inArray(claims.state, MAY_BE_OPEN)))
    .groupBy(claims.organizationId, claims.id)
    .having(sql`${cents} > 0`)
    .as('open_claims')
}

/** What all insurances owe, by its age; null for those who may not see all claims. */
export async function sumOpenClaims(
  work: Work,
  practiceId: string,
  day: Pick<PracticeToday, 'today' | 'timeZone'>,
): Promise<Owed | null> {
  if (accessScope(work.actor.permissions, 'claims:view') !== 'all') return null
  const open = openClaims(work, practiceId, day)
  const rows = await work.tx
    .select({
      age: open.age,
      cents: sql<number>`sum(${open.cents})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(open)
    .groupBy(open.age)
  const part = (wanted: ClaimAge) => {
    const found = rows.find(({ age }) => age === wanted)
    return { cents: found?.cents ?? 0, count: found?.count ?? 0 }
  }
  return {
    totalCents: rows.reduce((sum, { cents }) => sum + cents, 0),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    aging: {
      upTo30: part('upTo30'),
      upTo60: part('upTo60'),
      upTo90: part('upTo90'),
      over90: part('over90'),
    },
  }
}
