import type { Dispute } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { disputes } from '../../db/schema/disputes-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'

type DisputeRow = typeof disputes.$inferSelect

/** The disputes of a payment, the oldest first. */
export const disputesOfPayment = ({ tx, actor }: Work<Actor>, paymentId: string) =>
  tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.organizationId, actor.organizationId), eq(disputes.paymentId, paymentId)))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))

/** A dispute as the contract shows it, with its days where the practice is. */
export const disputeOf = ({ dueAt, openedAt, ...row }: DisputeRow, timeZone: string): Dispute => ({
  ...{ id: row.id, amountCents: row.amountCents, state: row.state, reason: row.reason },
  blocksRefunds: row.blocksRefunds,
  dueOn: dueAt === null ? null : dayOf(dueAt, timeZone),
  openedAt: openedAt.toISOString(),
})

/** Throws 409 while the client's bank disputes the payment: it would be given back twice. */
export function requireUndisputed(known: readonly Dispute[]): void {
  const isOpen = known.some(
    ({ state, blocksRefunds }) => blocksRefunds && (state === 'needs_response' || state === 'under_review'),
  )
  if (!isOpen) return
  throw new AppError(
    'transition_refused',
    'The client’s bank disputes this payment: nothing of it can be given back until that is decided.',
  )
}
