import type * as api from '@oaklet/api/contract'
import {
  accessScope,
  CLAIM_STATES,
  type ClaimState,
  type ClaimTotals,
  type DashboardClaims,
} from '@oaklet/api/contract'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { claims } from '../../db/schema/claims-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { hasOpenAppeal } from './claim-appeals'
import { isInsured, isUnclaimed, mayBeUnclaimed } from './insured-sessions'
import { isDueSoon, isLate } from './list-claims'
import { isVisibleClaim } from './select-claims'

/** How many claims are in which state, near or past their filing limit, or without the answer to an appeal. */
export async function getClaimTotals(
  { scope, params: { practiceId } }: CallOf<typeof api.getClaimTotals>,
  work: Work,
): Promise<ClaimTotals> {
  const { today } = await practiceToday(work, practiceId)
  const rows = await work.tx
    .select({
      state: claims.state,
      total: count(),
      dueSoon: sql<number>`(count(*) filter (where ${isDueSoon(today)}))::int`,
      late: sql<number>`(count(*) filter (where ${isLate(today)}))::int`,
    })
    .from(claims)
    .where(isVisibleClaim(work, practiceId, scope))
    .groupBy(claims.state)
  // Apart from the others, which an index has: this one reads the claims with an open appeal alone.
  const [overdueAppeals] = await work.tx
    .select({ total: count() })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), hasOpenAppeal(work, today)))
  const countOf = (state: ClaimState) => rows.find((row) => row.state === state)?.total ?? 0
  return {
    counts: countsOf(countOf),
    dueSoonCount: rows.reduce((total, { dueSoon }) => total + dueSoon, 0),
    lateCount: rows.reduce((total, { late }) => total + late, 0),
    overdueAppealCount: overdueAppeals?.total ?? 0,
    unclaimedSessionCount: await countUnclaimed(work, practiceId, scope),
  }
}

/** How many sessions and claims wait for a person; null for those who may not see claims. */
export async function countWaitingClaims(work: Work, practiceId: string): Promise<DashboardClaims | null> {
  const scope = accessScope(work.actor.permissions, 'claims:view')
  if (scope === 'none') return null
  const rows = await work.tx
    .select({ state: claims.state, total: count() })
    .from(claims)
    .where(and(isVisibleClaim(work, practiceId, scope), inArray(claims.state, ['draft', 'rejected'])))
    .groupBy(claims.state)
  const countOf = (state: ClaimState) => rows.find((row) => row.state === state)?.total ?? 0
  return {
    unclaimedSessionCount: await countUnclaimed(work, practiceId, scope),
    draftCount: countOf('draft'),
    rejectedCount: countOf('rejected'),
  }
}

const countsOf = (countOf: (state: ClaimState) => number): ClaimTotals['counts'] => {
  const counts = CLAIM_STATES.map((state) => [state, countOf(state)] as const)
  return Object.fromEntries(counts) as ClaimTotals['counts']
}

/**
 * Counts the insured sessions that are on no claim. Nearly all sessions are on one: the few that may be on none are found
 * first, and everything else is asked of these alone.
 */
async function countUnclaimed({ tx, actor }: Work, practiceId: string, scope: Scope): Promise<number> {
  const isOfAppointment = and(
    eq(appointments.organizationId, appointmentClients.organizationId),
    eq(appointments.id, appointmentClients.appointmentId),
  )
  const open = await tx
    .selectDistinct({ id: appointments.id })
    .from(appointmentClients)
    .innerJoin(appointments, isOfAppointment)
    .where(
      and(
        mayBeUnclaimed(actor, practiceId),
        scope === 'own' ? eq(appointments.clinicianId, actor.staffId) : undefined,
      ),
    )
  if (open.length === 0) return 0
  const ids = JSON.stringify(open.map(({ id }) => id))
  const [counted] = await tx
    .select({ total: count() })
    .from(appointmentClients)
    .innerJoin(appointments, isOfAppointment)
    .where(
      and(
        sql`${appointmentClients.appointmentId} = any(array(select jsonb_array_elements_text(${ids}::jsonb)::uuid))`,
        isInsured(actor, practiceId),
        isUnclaimed(),
      ),
    )
  return counted?.total ?? 0
}
