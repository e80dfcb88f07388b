import type * as api from '@oaklet/api/contract'
import { CLAIM_STATES, type ClaimState, type ClaimTotals } from '@oaklet/api/contract'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims } from '../../db/schema/claims-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { isInsured, isUnclaimed } from './insured-sessions'
import { isChosen, isDueSoon, isLate } from './list-claims'
import { isClaimOfPractice } from './select-claims'

/** How many claims are in which state, and what they come to; void ones count for nothing else. */
export async function getClaimTotals(
  { actor, params: { practiceId }, query }: CallOf<typeof api.getClaimTotals>,
  work: Work,
): Promise<ClaimTotals> {
  const { tx } = work
  const { today, currency } = await practiceToday(work, practiceId)
  const where = and(isClaimOfPractice(actor, practiceId), isChosen(query, { today }))
  const rows = await tx
    .select({
      state: claims.state,
      total: count(),
      chargedCents: sql<number>`sum(${claims.chargedCents})::float8`,
      dueSoon: sql<number>`(count(*) filter (where ${isDueSoon(today)}))::int`,
      late: sql<number>`(count(*) filter (where ${isLate(today)}))::int`,
    })
    .from(claims)
    .where(where)
    .groupBy(claims.state)
  const [open] = await tx
    .select({ cents: sql<number>`coalesce(sum(${claimEntries.cents}), 0)::float8` })
    .from(claimEntries)
    .innerJoin(
      claims,
      and(eq(claims.organizationId, claimEntries.organizationId), eq(claims.id, claimEntries.claimId)),
    )
    .where(and(where, ne(claims.state, 'void')))
  const countOf = (state: ClaimState) => rows.find((row) => row.state === state)?.total ?? 0
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    counts: countsOf(countOf),
    chargedCents: sum((row) => (row.state === 'void' ? 0 : row.chargedCents)),
    openCents: open?.cents ?? 0,
    dueSoonCount: sum((row) => row.dueSoon),
    lateCount: sum((row) => row.late),
    unclaimedSessionCount: await countUnclaimed(work, practiceId, query),
    currency,
  }
}

const countsOf = (countOf: (state: ClaimState) => number): ClaimTotals['counts'] => {
  const counts = CLAIM_STATES.map((state) => [state, countOf(state)] as const)
  return Object.fromEntries(counts) as ClaimTotals['counts']
}

async function countUnclaimed(
  { tx, actor }: Work,
  practiceId: string,
  { clientId, clinicianId }: { clientId?: string | undefined; clinicianId?: string | undefined },
): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(appointmentClients)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentClients.organizationId),
        eq(appointments.id, appointmentClients.appointmentId),
      ),
    )
    .where(
      and(
        isInsured(actor, practiceId),
        isUnclaimed(),
        clientId === undefined ? undefined : eq(appointmentClients.clientId, clientId),
        clinicianId === undefined ? undefined : eq(appointments.clinicianId, clinicianId),
      ),
    )
  return counted?.total ?? 0
}
