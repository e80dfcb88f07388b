import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { settleCardRefunds } from './settle-card-refunds'
import { settleDisputes } from './settle-disputes'

/**
 * Reads what has become of a charge since: its refunds or its disputes. One that is not ours changes nothing. Throws
 * `ProviderAway` where the provider doesn't answer.
 */
export async function settleCharge(
  deps: Deps,
  actor: Actor,
  { kind, chargeId }: { kind: 'refund' | 'dispute'; chargeId: string },
): Promise<void> {
  const [found] = await inWork(deps, actor, ({ tx }) =>
    tx
      .select({ paymentId: cardPayments.paymentId })
      .from(cardPayments)
      .where(and(eq(cardPayments.organizationId, actor.organizationId), eq(cardPayments.chargeId, chargeId))),
  )
  if (found === undefined) return
  await (kind === 'refund' ? settleCardRefunds : settleDisputes)(deps, actor, found.paymentId)
}
