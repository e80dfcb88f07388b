import type { SuperbillStatus } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { superbills } from '../../db/schema/superbills-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findSuperbill, type SuperbillKey } from './find-superbill'
import { isSuperbillOfPractice } from './select-superbills'

export type SuperbillRow = typeof superbills.$inferSelect

/** The row that `key` names. */
export const isSuperbill = (actor: StaffActor, { practiceId, superbillId }: SuperbillKey) =>
  and(isSuperbillOfPractice(actor, practiceId), eq(superbills.id, superbillId))

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockSuperbill(work: Work, key: SuperbillKey, version?: number): Promise<SuperbillRow> {
  const [locked] = await work.tx.select().from(superbills).where(isSuperbill(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) throw staleEdit(await findSuperbill(work, key))
  return locked
}

/** Throws 409 with a sentence unless the superbill is in one of these states. */
export function requireStatus(
  { status }: SuperbillRow,
  statuses: readonly SuperbillStatus[],
  sentence: string,
): void {
  if (!statuses.includes(status)) throw new AppError('transition_refused', sentence)
}
