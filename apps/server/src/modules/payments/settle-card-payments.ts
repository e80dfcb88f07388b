import { and, asc, eq, isNull } from 'drizzle-orm'
import { cardPayments } from '../../db/schema/card-payments-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { settleCardPayment } from './settle-card-payment'

const JOB = 'card payments'
const BATCH = 200

/** Asks what came of the charges of which nobody knows: those whose answer was lost, and of which no event came. */
export async function settleCardPayments(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => settlePending(deps, organizationId))
}

/** The same in one organization. */
export async function settlePending(deps: Deps, organizationId: string): Promise<void> {
  const pending = await inTenant(deps.db, organizationId, (tx) =>
    tx
      .select({ paymentId: cardPayments.paymentId })
      .from(cardPayments)
      .where(and(eq(cardPayments.organizationId, organizationId), isNull(cardPayments.settledAt)))
      .orderBy(asc(cardPayments.paymentId))
      .limit(BATCH),
  )
  for (const { paymentId } of pending) {
    if (deps.changes.ended.aborted) return
    await settleCardPayment(deps, { kind: 'job', organizationId, name: JOB }, paymentId)
  }
  if (pending.length > 0) deps.changes.announce(organizationId)
}
