import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../actor'
import { paymentComparisons, paymentDifferences } from '../../db/schema/payment-comparisons-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import type { Difference } from './compare-books'

/** A practice's account with the provider. */
export interface AccountKey {
  practiceId: string
  accountId: string
}

export const isOfAccount = (
  { actor }: Work<Actor>,
  table: Record<'organizationId' | 'practiceId' | 'accountId', AnyPgColumn>,
  { practiceId, accountId }: AccountKey,
) =>
  and(
    eq(table.organizationId, actor.organizationId),
    eq(table.practiceId, practiceId),
    eq(table.accountId, accountId),
  )

export const differencesOfAccount = (work: Work<Actor>, key: AccountKey) =>
  work.tx
    .select()
    .from(paymentDifferences)
    .where(isOfAccount(work, paymentDifferences, key))

/** Keeps what was found now; what is no difference any more goes. Only a change is recorded. */
export async function saveComparison(
  work: Work<Actor>,
  key: AccountKey,
  { differences, comparedAt }: { differences: readonly Difference[]; comparedAt: Date },
): Promise<void> {
  const { tx, actor } = work
  const isOne = isOfAccount(work, paymentComparisons, key)
  await tx.select().from(paymentComparisons).where(isOne).for('update')
  const before = await differencesOfAccount(work, key)
  const gone = before.filter((row) => !differences.some((one) => one.providerId === row.providerId))
  if (gone.length > 0) {
    const ids = gone.map(({ providerId }) => providerId)
    const isGone = inArray(paymentDifferences.providerId, ids)
    await tx.delete(paymentDifferences).where(and(isOfAccount(work, paymentDifferences, key), isGone))
  }
  const isSame = (one: Difference, other: Difference) =>
    one.kind === other.kind && one.ourCents === other.ourCents && one.theirCents === other.theirCents
  const changed = differences.filter((one) =>
    before.every((row) => row.providerId !== one.providerId || !isSame(row, one)),
  )
  for (const difference of changed) {
    const { kind, ourCents, theirCents } = difference
    await tx
      .insert(paymentDifferences)
      .values({ organizationId: actor.organizationId, ...key, ...difference, foundAt: comparedAt })
      .onConflictDoUpdate({
        target: [
          paymentDifferences.organizationId,
          paymentDifferences.practiceId,
          paymentDifferences.accountId,
          paymentDifferences.providerId,
        ],
        set: { kind, ourCents, theirCents },
      })
  }
  await tx.update(paymentComparisons).set({ comparedAt, claimedUntil: null }).where(isOne)
  if (gone.length + changed.length === 0) return
  await recordAudit(work, {
    action: 'updated',
    resource: 'payment_connection',
    recordId: key.practiceId,
    changed: ['differences'],
  })
}
