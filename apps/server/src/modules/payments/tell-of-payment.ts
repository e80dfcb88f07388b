import { accessScope, type NotificationEvent, type Permission } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import type { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { displayName, NAMED_CLIENT } from '../caseload'
import { findRecipients, notify } from '../notifications'

interface Told {
  event: Extract<NotificationEvent, 'payment_disputed' | 'payment_failed'>
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

/** Tells that a charge or a refund failed, unless somebody is there who waits for the answer. */
export async function tellIfLater(
  work: Work<Actor>,
  payment: typeof payments.$inferSelect,
  told: Pick<Told, 'subject' | 'may' | 'about'>,
): Promise<void> {
  if (work.actor.kind === 'staff') return
  await tellOfPayment(work, payment, { ...told, event: 'payment_failed', standsNow: 'failed' })
}
