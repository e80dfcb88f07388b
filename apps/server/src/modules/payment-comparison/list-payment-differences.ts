import { isAllowed } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import type { PaymentDifferences } from '@oaklet/api/contract'
import { asc, count } from 'drizzle-orm'
import { paymentComparisons, paymentDifferences } from '../../db/schema/payment-comparisons-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { findAccountInUse } from '../payment-connection'
import { paymentsOfCharges } from '../payments'
import { type AccountKey, isOfAccount } from './comparison-rows'

/** In what the provider's book and the practice's differ, and when they were compared last. */
export async function listPaymentDifferences(
  { params: { practiceId } }: CallOf<typeof api.listPaymentDifferences>,
  work: Work,
): Promise<PaymentDifferences> {
  const { currency } = await practiceToday(work, practiceId)
  const key = await accountInUse(work, practiceId)
  if (key === null) return { items: [], comparedAt: null, currency }
  const rows = await work.tx
    .select()
    .from(paymentDifferences)
    .where(isOfAccount(work, paymentDifferences, key))
    .orderBy(asc(paymentDifferences.foundAt), asc(paymentDifferences.providerId))
  const [last] = await work.tx
    .select({ comparedAt: paymentComparisons.comparedAt })
    .from(paymentComparisons)
    .where(isOfAccount(work, paymentComparisons, key))
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
  const key = await accountInUse(work, practiceId)
  if (key === null) return 0
  const [row] = await work.tx
    .select({ count: count() })
    .from(paymentDifferences)
    .where(isOfAccount(work, paymentDifferences, key))
  return row?.count ?? 0
}

/** What was found in an account that was given up can't be settled any more, and is not shown. */
async function accountInUse(work: Work, practiceId: string): Promise<AccountKey | null> {
  const accountId = await findAccountInUse(work, practiceId)
  return accountId === null ? null : { practiceId, accountId }
}
