import type { Payer } from '@oaklet/api/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { payers } from '../../db/schema/payers-table'

/** The payers of one practice. */
export const isPayerOfPractice = (actor: StaffActor, practiceId: string) =>
  and(eq(payers.organizationId, actor.organizationId), eq(payers.practiceId, practiceId))

/** Payers as the contract shows them, by name. */
export async function selectPayers(tx: Tx, which: SQL | undefined): Promise<Payer[]> {
  const rows = await tx.select().from(payers).where(which).orderBy(asc(payers.nameSort), asc(payers.payerId))
  return rows.map(payerOf)
}

const payerOf = (row: typeof payers.$inferSelect): Payer => ({
  id: row.id,
  practiceId: row.practiceId,
  name: row.name,
  payerId: row.payerId,
  kind: row.kind,
  claimAddress: row.claimAddress,
  phone: row.phone,
  delivery: row.delivery,
  filingDays: row.filingDays,
  correctedDays: row.correctedDays,
  secondPayerDays: row.secondPayerDays,
  telehealth: row.telehealth,
  supervisedRendering: row.supervisedRendering,
  takesTaxonomy: row.takesTaxonomy,
  mayChargeMissed: row.mayChargeMissed,
  remittanceIds: row.remittanceIds,
  isActive: row.isActive,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
