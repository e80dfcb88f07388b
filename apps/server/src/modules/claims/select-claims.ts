import { diagnosesScope, type ClaimSummary } from '@oaklet/api/contract'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Actor, Scope, StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { payers } from '../../db/schema/payers-table'
import { staff } from '../../db/schema/staff-table'
import { clientsInScope, displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import type { ClaimStanding } from './claim-standing'

/** The practice’s claims. */
export const isClaimOfPractice = ({ organizationId }: Pick<Actor, 'organizationId'>, practiceId: string) =>
  and(eq(claims.organizationId, organizationId), eq(claims.practiceId, practiceId))

/**
 * The practice’s claims within the scope that the actor has: their own are those for sessions that they held. A claim
 * names the client’s diagnoses, so it is seen by those who may know these.
 */
export function isVisibleClaim(
  { tx, actor }: { tx: Tx; actor: StaffActor },
  practiceId: string,
  scope: Scope,
): SQL | undefined {
  if (scope === 'all') return isClaimOfPractice(actor, practiceId)
  const ofOwnClients = tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), clientsInScope(actor, 'own')))
  return and(
    isClaimOfPractice(actor, practiceId),
    eq(claims.clinicianId, actor.staffId),
    diagnosesScope(actor.permissions) === 'all' ? undefined : inArray(claims.clientId, ofOwnClients),
  )
}

interface Selection {
  where: SQL | undefined
  orderBy?: SQL[]
  limit?: number
}

/** Joins a claim with its appeal that waits for an answer; it has one at most. */
export const isWithOpenAppeal = and(
  eq(claimAppeals.organizationId, claims.organizationId),
  eq(claimAppeals.claimId, claims.id),
  isNull(claimAppeals.outcome),
)

/** Claims with the names of whom they are about. */
export const selectClaims = (tx: Tx, { where, orderBy = [], limit = 1 }: Selection) =>
  tx
    .select({
      claim: claims,
      client: NAMED_CLIENT,
      clinician: { id: staff.id, name: staff.name },
      payer: { id: payers.id, name: payers.name },
      delivery: payers.delivery,
      /** The one that waits for its answer. */
      appeal: { id: claimAppeals.id, answerDueOn: claimAppeals.answerDueOn },
    })
    .from(claims)
    .innerJoin(clients, isClientOf(claims))
    .innerJoin(staff, and(eq(staff.organizationId, claims.organizationId), eq(staff.id, claims.clinicianId)))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .leftJoin(claimAppeals, isWithOpenAppeal)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type SelectedClaim = Awaited<ReturnType<typeof selectClaims>>[number]

/** A claim as lists show it. */
export function toClaimSummary(
  { claim, client, clinician, payer, delivery, appeal }: SelectedClaim,
  standing: ClaimStanding | undefined,
  currency: string,
): ClaimSummary {
  const { id, pcn, priority, state, firstOn, lastOn, sessionCount, chargedCents } = claim
  const { errorCount, warningCount, filingDueOn, submittedOn, receivedOn, version } = claim
  return {
    ...{ id, pcn, priority, state, firstOn, lastOn, sessionCount, chargedCents },
    ...{ errorCount, warningCount, filingDueOn, submittedOn, receivedOn, version },
    client: { id: client.id, name: displayName(client) },
    ...{ clinician, payer, delivery, currency },
    appealDueOn: appeal?.answerDueOn ?? null,
    openCents: standing?.openCents ?? null,
    label: standing?.label ?? null,
  }
}
