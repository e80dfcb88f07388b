import { CLAIM_STATES } from '@oaklet/api/contract'
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import { claimCounts } from '../../db/schema/claim-counts-table'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { isOfAge } from './claim-age'
import { isChosen, statesOf, type ClaimFilters, type ClaimsSeen } from './claim-filters'

/** The counts of the practice’s claims. */
export const isCountOfPractice = (
  { organizationId }: Pick<Actor, 'organizationId'>,
  practiceId: string,
): SQL | undefined =>
  and(eq(claimCounts.organizationId, organizationId), eq(claimCounts.practiceId, practiceId))

/** What leaves out no claim, or by what the counts know. */
const COUNTED: ReadonlySet<string> = new Set<keyof ClaimFilters>(['limit', 'cursor', 'sort', 'state', 'age'])

const isCounted = (filters: ClaimFilters): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || COUNTED.has(name))

/** How many of the practice’s claims the filters leave. */
export async function countClaims(
  work: Work,
  seen: ClaimsSeen,
  filters: ClaimFilters,
  practice: PracticeToday,
): Promise<number> {
  const { state, age } = filters
  const states = state === undefined ? CLAIM_STATES : statesOf(state)
  if (seen.scope === 'all' && states !== null && isCounted(filters)) {
    const [counted] = await work.tx
      .select({ total: sql<number>`coalesce(sum(${claimCounts.count}), 0)::int` })
      .from(claimCounts)
      .where(
        and(
          isCountOfPractice(work.actor, seen.practiceId),
          inArray(claimCounts.state, states),
          age === undefined ? undefined : isOfAge(claimCounts.sinceOn, age, practice.today),
        ),
      )
    return counted?.total ?? 0
  }
  const [counted] = await work.tx
    .select({ total: count() })
    .from(claims)
    .where(isChosen(work, seen, filters, practice))
  return counted?.total ?? 0
}
