import type * as api from '@oaklet/api/contract'
import type { PayoutDetails } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import { payoutLines, payouts } from '../../db/schema/payouts-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { paymentsOfCharges } from '../payments'
import { payoutOf, selectPayouts } from './select-payouts'

/** One payout, what it is made of, and what of that is missing. */
export async function getPayout(
  { actor, params: { practiceId, payoutId } }: CallOf<typeof api.getPayout>,
  work: Work,
): Promise<PayoutDetails> {
  const [row] = await selectPayouts(work, practiceId, eq(payouts.id, payoutId))
  if (row === undefined) throw notFound()
  const { currency, timeZone } = await practiceToday(work, practiceId)
  const lines = await work.tx
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.organizationId, actor.organizationId), eq(payoutLines.payoutId, payoutId)))
    .orderBy(asc(payoutLines.movedAt), asc(payoutLines.providerId))
  const known = await paymentsOfCharges(
    work,
    practiceId,
    lines.map(({ chargeId }) => chargeId),
  )
  return {
    ...payoutOf(row, currency),
    providerId: row.providerId,
    lines: lines.map(({ providerId: id, kind, amountCents, feeCents, movedAt, chargeId }) => ({
      ...{ id, kind, amountCents, feeCents, movedOn: dayOf(movedAt, timeZone) },
      payment: known.get(chargeId ?? '') ?? null,
    })),
    differenceCents: row.amountCents - (row.grossCents ?? 0) + (row.feeCents ?? 0),
  }
}
