import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import { coverages } from '../../db/schema/coverages-table'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import { payerRules } from '../../db/schema/payer-rules-table'
import { payers } from '../../db/schema/payers-table'
import { remittances } from '../../db/schema/remittances-table'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { isPayer, type PayerKey } from './select-payers'

/** Deletes a payer that no coverage names, not even a former one, and that has no fee schedule. */
export async function deletePayer(
  { actor, params: key }: CallOf<typeof api.deletePayer>,
  work: Work,
): Promise<null> {
  await lockPractice(work, key.practiceId)
  // A coverage that is added meanwhile waits for the row of its payer.
  const [payer] = await work.tx
    .select({ id: payers.id })
    .from(payers)
    .where(isPayer(actor, key))
    .for('update')
  if (payer === undefined) throw notFound()
  await requireUnused(work, key)
  const ofPayer = and(
    eq(payerRules.organizationId, actor.organizationId),
    eq(payerRules.payerId, key.payerId),
  )
  await work.tx.delete(payerRules).where(ofPayer)
  await work.tx.delete(payers).where(isPayer(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'payer', recordId: key.payerId })
  return null
}

async function requireUnused({ tx, actor }: Work, { payerId }: PayerKey): Promise<void> {
  const [coverage] = await tx
    .select({ id: coverages.id })
    .from(coverages)
    .where(and(eq(coverages.organizationId, actor.organizationId), eq(coverages.payerId, payerId)))
    .limit(1)
  const [claim] = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.organizationId, actor.organizationId), eq(claims.payerId, payerId)))
    .limit(1)
  const [remittance] = await tx
    .select({ id: remittances.id })
    .from(remittances)
    .where(and(eq(remittances.organizationId, actor.organizationId), eq(remittances.payerId, payerId)))
    .limit(1)
  if (remittance !== undefined) {
    throw new AppError(
      'transition_refused',
      'This insurance has paid. Make it inactive instead, so that it can’t be chosen for new coverage.',
    )
  }
  if (coverage !== undefined || claim !== undefined) {
    throw new AppError(
      'transition_refused',
      'Clients have or had this insurance. Make it inactive instead, so that it can’t be chosen for new coverage.',
    )
  }
  const [schedule] = await tx
    .select({ id: feeSchedules.id })
    .from(feeSchedules)
    .where(and(eq(feeSchedules.organizationId, actor.organizationId), eq(feeSchedules.payerId, payerId)))
    .limit(1)
  if (schedule !== undefined) {
    throw new AppError(
      'transition_refused',
      'This payer has a fee schedule. Delete that first, or make the payer inactive instead.',
    )
  }
}
