import type { Payer } from '@oaklet/api/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { payers } from '../../db/schema/payers-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one payer of one practice by the id of its record, as the routes’ parameters do. */
export interface PayerKey {
  practiceId: string
  payerId: string
}

/** The payers of one practice. */
export const isPayerOfPractice = (actor: StaffActor, practiceId: string) =>
  and(eq(payers.organizationId, actor.organizationId), eq(payers.practiceId, practiceId))

/** The row that `key` names. */
export const isPayer = (actor: StaffActor, { practiceId, payerId }: PayerKey) =>
  and(isPayerOfPractice(actor, practiceId), eq(payers.id, payerId))

/** Payers as the contract shows them, by name. */
export async function selectPayers(tx: Tx, which: SQL | undefined): Promise<Payer[]> {
  const rows = await tx.select().from(payers).where(which).orderBy(asc(payers.nameSort), asc(payers.payerId))
  return rows.map(payerOf)
}

/** One payer; throws 404 when the practice has no such one. */
export async function findPayer({ tx, actor }: Work, key: PayerKey): Promise<Payer> {
  const [payer] = await selectPayers(tx, isPayer(actor, key))
  if (payer === undefined) throw notFound()
  return payer
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
