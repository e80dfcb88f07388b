import type { BillingHome, Payment } from '@oaklet/api/contract'
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'

/** Payments with any other status brought in no money. */
export const IS_RECEIVED = inArray(payments.status, [
  'succeeded',
  'partially_refunded',
  'refunded',
] satisfies Payment['status'][])

/** Calendar dates, both included. */
export interface Days {
  from: string
  to: string
}

/** What was received on these days of the clients whom the actor may see. */
export const isDeposit = (work: Work, practiceId: string, scope: Scope, { from, to }: Days) =>
  and(
    eq(payments.organizationId, work.actor.organizationId),
    eq(payments.practiceId, practiceId),
    gte(payments.receivedOn, from),
    lte(payments.receivedOn, to),
    IS_RECEIVED,
    clientsInScope(work.actor, scope),
  )

/** What was received on these days of the clients whom the actor may see, the method with the most first. */
export async function sumDeposits(
  work: Work,
  practiceId: string,
  scope: Scope,
  span: Days,
): Promise<BillingHome['deposits']> {
  const cents = sql<number>`sum(${payments.amountCents})::float8`
  const byMethod = await work.tx
    .select({ method: payments.method, cents, count: sql<number>`count(*)::int` })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(isDeposit(work, practiceId, scope, span))
    .groupBy(payments.method)
    .orderBy(desc(cents), asc(payments.method))
  return {
    totalCents: byMethod.reduce((sum, part) => sum + part.cents, 0),
    count: byMethod.reduce((sum, part) => sum + part.count, 0),
    byMethod,
  }
}
