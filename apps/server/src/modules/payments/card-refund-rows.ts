import type { CardRefund } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import type { Work } from '../../work'

export type CardRefundRow = typeof cardRefunds.$inferSelect

/** What went back to the payment's card, or was to, the oldest first. */
export const refundsOfPayment = ({ tx, actor }: Work<Actor>, paymentId: string): Promise<CardRefundRow[]> =>
  tx
    .select()
    .from(cardRefunds)
    .where(and(eq(cardRefunds.organizationId, actor.organizationId), eq(cardRefunds.paymentId, paymentId)))
    .orderBy(asc(cardRefunds.createdAt), asc(cardRefunds.id))

/** Whether it leaves the payment, or has left it, without being in the client's book. */
export const isUnderWay = ({ state }: Pick<CardRefundRow, 'state'>): boolean =>
  state === 'pending' || state === 'unassigned'

/** A refund as the contract shows it. */
export const cardRefundOf = ({ id, amountCents, state, refusal, createdAt }: CardRefundRow): CardRefund => ({
  ...{ id, amountCents, state, refusal },
  createdAt: createdAt.toISOString(),
})

export async function insertRefund(
  { tx, actor, now }: Work<Actor>,
  row: Omit<CardRefundRow, 'organizationId' | 'createdAt' | 'refusal'>,
): Promise<CardRefundRow> {
  const whole = { ...row, organizationId: actor.organizationId, refusal: null, createdAt: now() }
  await tx.insert(cardRefunds).values(whole)
  return whole
}

export async function updateRefund(
  { tx, actor }: Work<Actor>,
  id: string,
  fields: Partial<Omit<CardRefundRow, 'organizationId' | 'id' | 'paymentId'>>,
): Promise<void> {
  await tx
    .update(cardRefunds)
    .set(fields)
    .where(and(eq(cardRefunds.organizationId, actor.organizationId), eq(cardRefunds.id, id)))
}
