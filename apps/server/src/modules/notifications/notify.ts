import type { NotificationEvent } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { notifications } from '../../db/schema/notifications-table'
import type { Work } from '../../work'
import { type Recipient, visibleClients } from './find-recipients'
import { holdMail } from './hold-mail'
import { noteChange } from './note-change'

const UNSEEN_CLIENT = 'A client'

/** What one person is notified of. */
export interface Notice {
  practiceId: string
  event: NotificationEvent
  /** The sentence about `who`: the clients' names, or “A client” where the person may not see them. */
  subject: (who: string) => string
  clients: readonly { id: string; name: string }[]
  /** Where the web application shows it; it also stands in mail, so it holds ids and dates only. */
  link: string
  /** What it is about, like `appointment 3f…`. */
  about: string
  /** How it stood for the person, and how it stands now; null for what isn't there for them. */
  stoodBefore: string | null
  standsNow: string | null
  /** Whether the person gets this notification about the same record only once, ever. */
  isOnceOnly?: boolean
}

/**
 * Notifies one person of a change, in the transaction that makes it, in the ways that the person chose. A person gets
 * no notification of their own change, and held mail to them about the same record is dropped.
 */
export async function notify(
  work: Work<Actor>,
  recipient: Recipient,
  { subject, clients, stoodBefore, standsNow, isOnceOnly = false, ...notice }: Notice,
): Promise<void> {
  const { organizationId } = work.actor
  const { staffId, choices } = recipient
  const isWanted = choices.some(({ event, inApp }) => event === notice.event && inApp)
  const isOwn = work.actor.kind === 'staff' && work.actor.staffId === staffId
  const change = { ...notice, staffId, stoodBefore, standsNow }

  if (!isOwn && (isOnceOnly || isWanted)) {
    const visible = await visibleClients(
      work.tx,
      organizationId,
      recipient,
      clients.map(({ id }) => id),
    )
    const names = clients.filter(({ id }) => visible.has(id)).map(({ name }) => name)
    const { practiceId, event, link, about } = notice
    const [added] = await work.tx
      .insert(notifications)
      .values({
        organizationId,
        id: work.newId(),
        practiceId,
        staffId,
        event,
        subject: subject(names.join(', ') || UNSEEN_CLIENT),
        link,
        // A notification that is sent once is archived where it isn't wanted, so that it is known to have been sent.
        status: isWanted ? 'unread' : 'archived',
        onceKey: isOnceOnly ? `${event} ${about}` : null,
        createdAt: work.now(),
      })
      .onConflictDoNothing()
      .returning({ id: notifications.id })
    if (added === undefined) return
    await noteChange(work.tx, organizationId, staffId)
  }
  await holdMail(work.tx, work.deps, organizationId, change, isOwn)
}
