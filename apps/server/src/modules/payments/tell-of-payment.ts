import { accessScope, type NotificationEvent, type Permission } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import type { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { displayName, NAMED_CLIENT } from '../caseload'
import { findRecipients, notify } from '../notifications'

interface Told {
  event: Extract<NotificationEvent, 'payment_disputed'>
  subject: (who: string) => string
  /** Who can do something about it. */
  may: Permission
  /** What of the payment it is about, so that each stand of it is told once. */
  about: string
  standsNow: string
}

/** Notifies of what became of a card payment those who see all payments of the practice and can do something. */
export async function tellOfPayment(
  work: Work<Actor>,
  { id, organizationId, practiceId, clientId }: typeof payments.$inferSelect,
  { event, subject, may, about, standsNow }: Told,
): Promise<void> {
  const [client] = await work.tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), eq(clients.id, clientId)))
  const named = client === undefined ? [] : [{ id: client.id, name: displayName(client) }]
  for (const recipient of await findRecipients(work.tx, organizationId, practiceId)) {
    const { permissions } = recipient
    if (accessScope(permissions, 'invoices:view') !== 'all' || !permissions.includes(may)) continue
    await notify(work, recipient, {
      ...{ practiceId, event, subject, standsNow, stoodBefore: null, isOnceOnly: true },
      clients: named,
      link: `/billing/payments?payment=${id}`,
      about: `${about} ${standsNow}`,
    })
  }
}
