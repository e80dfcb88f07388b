import type { NotificationEvent } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { heldMail } from '../../db/schema/held-mail-table'
import type { Deps } from '../../deps'

/** Events that need action today are mailed after a few seconds; events that can be undone are held back longer. */
const AT_ONCE: readonly NotificationEvent[] = ['measure_alert']

/** A change that a person might get mail about. */
export interface MailableChange {
  practiceId: string
  staffId: string
  event: NotificationEvent
  link: string
  /** What changed, like `appointment 3f…`. */
  about: string
  /** How it stood for the person, and how it stands now; null for what isn't there for them. */
  stoodBefore: string | null
  standsNow: string | null
}

/**
 * Lets mail about a change wait, together with what waits about the same thing already: several changes make
 * one message, and those that undo each other none. Who wants none of it counts only once it is due, or what
 * a later change undoes would be forgotten. What is on its way can't be taken back.
 */
export async function holdMail(
  tx: Tx,
  deps: Deps,
  organizationId: string,
  { standsNow, ...change }: MailableChange,
  isOwn: boolean,
): Promise<void> {
  const [held] = await tx
    .delete(heldMail)
    .where(
      and(
        eq(heldMail.organizationId, organizationId),
        eq(heldMail.staffId, change.staffId),
        eq(heldMail.about, change.about),
        eq(heldMail.tries, 0),
      ),
    )
    .returning()
  const stoodBefore = held === undefined ? change.stoodBefore : held.stoodBefore
  if (isOwn || stoodBefore === standsNow) return
  // What they haven't heard of yet is still new to them, however it was changed since.
  const event = held?.event === 'appointment_booked' ? held.event : change.event
  const holdSeconds = AT_ONCE.includes(event) ? 0 : deps.env.mailHoldSeconds
  await tx.insert(heldMail).values({
    ...change,
    organizationId,
    id: deps.newId(),
    event,
    stoodBefore,
    dueAt: new Date(deps.clock.now().getTime() + holdSeconds * 1000),
    tries: 0,
  })
}
