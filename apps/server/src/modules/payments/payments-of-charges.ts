import { accessScope, type PayoutLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { cardPayments } from '../../db/schema/card-payments-table'
import { clients } from '../../db/schema/clients-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { isVisiblePayment } from './find-payment'

/** The payments of these charges of the provider, by its id of the charge, as far as the actor may see them. */
export async function paymentsOfCharges(
  work: Work,
  practiceId: string,
  chargeIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, NonNullable<PayoutLine['payment']>>> {
  const ids = [...new Set(chargeIds.flatMap((id) => id ?? []))]
  const scope = accessScope(work.actor.permissions, 'invoices:view')
  if (ids.length === 0 || scope === 'none') return new Map()
  const rows = await work.tx
    .select({ chargeId: cardPayments.chargeId, id: payments.id, client: NAMED_CLIENT })
    .from(cardPayments)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, cardPayments.organizationId), eq(payments.id, cardPayments.paymentId)),
    )
    .innerJoin(clients, isClientOf(payments))
    .where(and(isVisiblePayment(work.actor, practiceId, scope), inArray(cardPayments.chargeId, ids)))
  return new Map(
    rows.map(({ chargeId, id, client }) => [
      chargeId ?? '',
      { id, client: { id: client.id, name: displayName(client) } },
    ]),
  )
}
