import { isAllowed } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import type { PaymentDifferences } from '@oaklet/api/contract'
import { and, asc, count, eq, max } from 'drizzle-orm'
import { paymentComparisons, paymentDifferences } from '../../db/schema/payment-comparisons-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { paymentsOfCharges } from '../payments'

const isOfPractice = (
  { actor }: Work,
  table: typeof paymentComparisons | typeof paymentDifferences,
  practiceId: string,
) => and(eq(table.organizationId, actor.organizationId), eq(table.practiceId, practiceId))

/** In what the provider's book and the practice's differ, and when they were compared last. */
export async function listPaymentDifferences(
  { params: { practiceId } }: CallOf<typeof api.listPaymentDifferences>,
  work: Work,
): Promise<PaymentDifferences> {
  const { currency } = await practiceToday(work, practiceId)
  const rows = await work.tx
    .select()
    .from(paymentDifferences)
    .where(isOfPractice(work, paymentDifferences, practiceId))
    .orderBy(asc(paymentDifferences.foundAt), asc(paymentDifferences.providerId))
  const [last] = await work.tx
    .select({ comparedAt: max(paymentComparisons.comparedAt) })
    .from(paymentComparisons)
    .where(isOfPractice(work, paymentComparisons, practiceId))
  const known = await paymentsOfCharges(
    work,
    practiceId,
    rows.map(({ chargeId }) => chargeId),
  )
  return {
    items: rows.map(({ providerId: id, kind, ourCents, theirCents, chargeId, foundAt }) => ({
      ...{ id, kind, ourCents, theirCents, foundAt: foundAt.toISOString() },
      payment: known.get(chargeId) ?? null,
    })),
    comparedAt: last?.comparedAt?.toISOString() ?? null,
    currency,
  }
}

/** How many differences there are; null for those who may not see them. */
export async function countDifferences(work: Work, practiceId: string): Promise<number | null> {
  if (!isAllowed(work.actor.permissions, 'billing:edit')) return null
  const [row] = await work.tx
    .select({ count: count() })
    .from(paymentDifferences)
    .where(isOfPractice(work, paymentDifferences, practiceId))
  return row?.count ?? 0
}
