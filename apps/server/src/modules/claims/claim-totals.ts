import type * as api from '@oaklet/api/contract'
import {
  accessScope,
  CLAIM_STATES,
  type ClaimState,
  type ClaimTotals,
  type DashboardClaims,
} from '@oaklet/api/contract'
import { and, count, eq, exists, inArray, sql } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { claimCounts } from '../../db/schema/claim-counts-table'
import { claims } from '../../db/schema/claims-table'
import { remittances } from '../../db/schema/remittances-table'
import { unclaimedSessions } from '../../db/schema/unclaimed-sessions-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { hasOpenAppeal } from './claim-appeals'
import { isCountOfPractice } from './count-claims'
import { isDueSoon, isLate, UNFILED, type ClaimsSeen } from './claim-filters'
import { isVisibleClaim } from './select-claims'

/** How many claims are in which state, near or past their filing limit or appealed, and how many payments wait. */
export async function getClaimTotals(
  { scope, params: { practiceId } }: CallOf<typeof api.getClaimTotals>,
  work: Work,
): Promise<ClaimTotals> {
  const { today } = await practiceToday(work, practiceId)
  // An index has those of the few states in which a limit matters, and it has the claims with an open appeal.
  const [due] = await work.tx
    .select({
      soon: sql<number>`(count(*) filter (where ${isDueSoon(today)}))::int`,
      late: sql<number>`(count(*) filter (where ${isLate(today)}))::int`,
    })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), inArray(claims.state, [...UNFILED])))
  const [overdueAppeals] = await work.tx
    .select({ total: count() })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), hasOpenAppeal(work, today)))
  return {
    counts: await countByState(work, { practiceId, scope }, CLAIM_STATES),
    dueSoonCount: due?.soon ?? 0,
    lateCount: due?.late ?? 0,
    overdueAppealCount: overdueAppeals?.total ?? 0,
    unclaimedSessionCount: await countUnclaimed(work, { practiceId, scope }),
    ...(await countWaitingRemittances(work, { practiceId, scope })),
  }
}

/** How many payments that the practice imported need a decision, or can be posted; a clinician works on none. */
async function countWaitingRemittances({ tx, actor }: Work, { practiceId, scope }: ClaimsSeen) {
  if (scope === 'own') return { remittancesToReviewCount: 0, remittancesToPostCount: 0 }
  const { organizationId, practiceId: ofPractice, state } = remittances
  const countOf = (wanted: 'needs_review' | 'ready') =>
    sql<number>`(count(*) filter (where ${eq(state, wanted)}))::int`
  const [counted] = await tx
    .select({ toReview: countOf('needs_review'), toPost: countOf('ready') })
    .from(remittances)
    .where(and(eq(organizationId, actor.organizationId), eq(ofPractice, practiceId)))
  return {
    remittancesToReviewCount: counted?.toReview ?? 0,
    remittancesToPostCount: counted?.toPost ?? 0,
  }
}

/** How many sessions and claims wait for a person; null for those who may not see claims. */
export async function countWaitingClaims(work: Work, practiceId: string): Promise<DashboardClaims | null> {
  const scope = accessScope(work.actor.permissions, 'claims:view')
  if (scope === 'none') return null
  const { draft, rejected } = await countByState(work, { practiceId, scope }, ['draft', 'rejected'])
  return {
    unclaimedSessionCount: await countUnclaimed(work, { practiceId, scope }),
    draftCount: draft,
    rejectedCount: rejected,
  }
}

/** How many claims are in each of these states. */
async function countByState<State extends ClaimState>(
  work: Work,
  seen: ClaimsSeen,
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await (seen.scope === 'all' ? countedOf(work, seen, states) : countOwn(work, seen, states))
  const counts = states.map((state) => [state, rows.find((row) => row.state === state)?.total ?? 0] as const)
  return Object.fromEntries(counts) as Record<State, number>
}

const countedOf = ({ tx, actor }: Work, { practiceId }: ClaimsSeen, states: readonly ClaimState[]) =>
  tx
    .select({ state: claimCounts.state, total: sql<number>`sum(${claimCounts.count})::int` })
    .from(claimCounts)
    .where(and(isCountOfPractice(actor, practiceId), inArray(claimCounts.state, [...states])))
    .groupBy(claimCounts.state)

/** The claims of one clinician are few, and nothing counts them as they change. */
const countOwn = (work: Work, { practiceId, scope }: ClaimsSeen, states: readonly ClaimState[]) =>
  work.tx
    .select({ state: claims.state, total: count() })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), inArray(claims.state, [...states])))
    .groupBy(claims.state)

/** Counts the insured sessions that are on no claim. */
async function countUnclaimed({ tx, actor }: Work, { practiceId, scope }: ClaimsSeen): Promise<number> {
  const isOwn = and(
    eq(appointments.organizationId, unclaimedSessions.organizationId),
    eq(appointments.id, unclaimedSessions.appointmentId),
    eq(appointments.clinicianId, actor.staffId),
  )
  const [counted] = await tx
    .select({ total: count() })
    .from(unclaimedSessions)
    .where(
      and(
        eq(unclaimedSessions.organizationId, actor.organizationId),
        eq(unclaimedSessions.practiceId, practiceId),
        scope === 'own' ? exists(tx.select().from(appointments).where(isOwn)) : undefined,
      ),
    )
  return counted?.total ?? 0
}
