import { and, asc, eq, isNull } from 'drizzle-orm'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { ProviderAway } from '../../payment-provider'
import { settleCardPayment } from './settle-card-payment'
import { settleCardRefunds } from './settle-card-refunds'

const JOB = 'card payments'
const BATCH = 200

/** Asks what came of the charges and refunds of which nobody knows: those whose answer was lost, and of which no event came. */
export async function settleCardPayments(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => settlePending(deps, organizationId))
}

/** The same in one organization. */
export async function settlePending(deps: Deps, organizationId: string): Promise<void> {
  const { charges, refunds } = await inTenant(deps.db, organizationId, async (tx) => ({
    charges: await tx
      .select({ paymentId: cardPayments.paymentId })
      .from(cardPayments)
      .where(and(eq(cardPayments.organizationId, organizationId), isNull(cardPayments.settledAt)))
      .orderBy(asc(cardPayments.paymentId))
      .limit(BATCH),
    refunds: await tx
      .selectDistinct({ paymentId: cardRefunds.paymentId })
      .from(cardRefunds)
      .where(and(eq(cardRefunds.organizationId, organizationId), eq(cardRefunds.state, 'pending')))
      .orderBy(asc(cardRefunds.paymentId))
      .limit(BATCH),
  }))
  const actor = { kind: 'job' as const, organizationId, name: JOB }
  const facts = ({ paymentId }: { paymentId: string }) => ({ work: JOB, organizationId, paymentId })
  await oneByOne(deps, charges, facts, ({ paymentId }) => settleCardPayment(deps, actor, paymentId))
  await oneByOne(deps, refunds, facts, ({ paymentId }) =>
    settleCardRefunds(deps, actor, paymentId).catch(unlessAway),
  )
  if (charges.length + refunds.length > 0) deps.changes.announce(organizationId)
}

/** It is asked again after the next pause. */
function unlessAway(error: unknown): void {
  if (!(error instanceof ProviderAway)) throw error
}
