import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { payers } from '../../db/schema/payers-table'
import { remittances } from '../../db/schema/remittances-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import type { ClaimRow } from './claim-row'

/**
 * Throws 409 where an insurance may still pay what is open of a claim: a payment that names it is not posted yet, or the
 * claim of its sessions to the next insurance waits for its answer.
 */
export async function requireNothingAwaited(work: Work, claim: ClaimRow): Promise<void> {
  const payment = await findWaitingPayment(work, claim)
  if (payment !== undefined) {
    throw new AppError(
      'transition_refused',
      `A payment of ${payment.payerName} that names this claim is not posted yet. Post it first, or set the claim aside there.`,
    )
  }
  const next = await findUndecidedNext(work, claim)
  if (next !== undefined) {
    throw new AppError(
      'transition_refused',
      `Claim ${next.pcn} to ${next.payerName} comes next, and is not decided on. Wait for that first.`,
    )
  }
}

/** A payment that waits to be posted, and in which nobody has said that it is not about this claim. */
async function findWaitingPayment({ tx, actor }: Work, { id, practiceId, pcn }: ClaimRow) {
  const names = sql`exists (
    select 1 from jsonb_array_elements(${remittances.said} -> 'claims') as said (claim)
    left join lateral (
      select decision from jsonb_array_elements(${remittances.decisions} -> 'claims') as decided (decision)
      where decision -> 'segment' = said.claim -> 'segment'
    ) as by_person on true
    where case
      when decision is null
        then upper(regexp_replace(said.claim ->> 'controlNumber', '[\\s-]', '', 'g')) = ${pcn}
      else decision ->> 'claimId' = ${id}
    end
  )`
  const [waiting] = await tx
    .select({ payerName: remittances.payerName })
    .from(remittances)
    .where(
      and(
        eq(remittances.organizationId, actor.organizationId),
        eq(remittances.practiceId, practiceId),
        inArray(remittances.state, ['ready', 'needs_review']),
        names,
      ),
    )
    .limit(1)
  return waiting
}

/** The states of a claim that its insurance has not decided on. */
const UNDECIDED = ['draft', 'ready', 'submitted', 'accepted', 'rejected'] as const

/** A claim of the same sessions to an insurance that pays later. */
async function findUndecidedNext({ tx, actor }: Work, { id, priority }: ClaimRow) {
  const own = alias(claimSessions, 'own')
  const [next] = await tx
    .select({ pcn: claims.pcn, payerName: payers.name })
    .from(own)
    .innerJoin(
      claimSessions,
      and(
        eq(claimSessions.organizationId, own.organizationId),
        eq(claimSessions.appointmentId, own.appointmentId),
        eq(claimSessions.clientId, own.clientId),
        ne(claimSessions.claimId, own.claimId),
      ),
    )
    .innerJoin(
      claims,
      and(
        eq(claims.organizationId, claimSessions.organizationId),
        eq(claims.id, claimSessions.claimId),
        gt(claims.priority, priority),
        inArray(claims.state, [...UNDECIDED]),
      ),
    )
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .where(and(eq(own.organizationId, actor.organizationId), eq(own.claimId, id)))
    .orderBy(claims.priority)
    .limit(1)
  return next
}
