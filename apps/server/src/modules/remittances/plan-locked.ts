import { and, asc, eq, inArray } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import { payers } from '../../db/schema/payers-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import type { PostingPlan } from '../../x12/posting/posting-plan'
import { lockShareInvoices } from '../invoices'
import { readPaidPractices } from './paid-practices'
import { planOf } from './plan-of'
import type { ReadClaims } from './read-postable-claims'
import type { PlannedRemittance } from './select-remittances'

/**
 * Plans a remittance, which is locked, from records that nothing changes until the transaction ends: its payer’s, also
 * that of sister practices, of whom one posting at a time carries money forward, and the claims that it writes on, with
 * the invoices over their shares.
 */
export async function planLocked(
  work: Work,
  remittance: PlannedRemittance,
): Promise<{ plan: PostingPlan; claims: ReadClaims; payer: { id: string; name: string } }> {
  const { payerId } = remittance
  if (payerId === null) {
    throw new AppError('transition_refused', 'Choose the insurance that paid first.')
  }
  const practices = await readPaidPractices(work, remittance)
  const payers = await lockPayers(work, [payerId, ...practices.flatMap(({ payer }) => payer?.id ?? [])])
  const payer = payers.find(({ id }) => id === payerId)
  if (payer === undefined) throw new Error('A payment lacks its payer')
  const locked = new Set<string>()
  for (;;) {
    const { plan, claims: read } = await planOf(work, remittance)
    if (plan === null) throw new Error('A payment of a known payer has no plan')
    const missing = claimsIn(plan).filter((id) => !locked.has(id))
    if (missing.length === 0) return { plan, claims: read, payer }
    await lockClaims(work, missing)
    for (const id of missing) locked.add(id)
  }
}

/** Holds payers, so that of two payments one after the other answers what is carried forward. */
export const lockPayers = ({ tx, actor }: Work, payerIds: readonly string[]) =>
  tx
    .select({ id: payers.id, name: payers.name })
    .from(payers)
    .where(and(eq(payers.organizationId, actor.organizationId), inArray(payers.id, [...new Set(payerIds)])))
    .orderBy(asc(payers.id))
    .for('no key update')

/** Holds claims, after the invoices over their shares, and returns them as they are then. */
export async function lockClaims(work: Work, claimIds: readonly string[]) {
  await lockShareInvoices(work, claimIds)
  return work.tx
    .select()
    .from(claims)
    .where(
      and(eq(claims.organizationId, work.actor.organizationId), inArray(claims.id, [...new Set(claimIds)])),
    )
    .orderBy(asc(claims.id))
    .for('update')
}

/** The claims that a plan writes on or moves. */
export const claimsIn = (plan: PostingPlan): string[] => [
  ...new Set([
    ...plan.entries.map(({ claimId }) => claimId),
    ...plan.standings.keys(),
    ...plan.claims.flatMap(({ claimId }) => claimId ?? []),
    ...plan.secondClaims.flatMap(({ firstClaimId, claimId }) =>
      claimId === null ? [firstClaimId] : [firstClaimId, claimId],
    ),
  ]),
]
