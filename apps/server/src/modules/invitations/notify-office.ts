import { isAllowed, type NotificationEvent } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { staffPractices } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import { findRecipients, notify } from '../notifications'

/** The person that it is about. */
interface Newcomer {
  organizationId: string
  staffId: string
}

/** Tells those who look after the staff of a newcomer's practices, each once. */
export async function notifyOffice(
  work: Work<Actor>,
  { organizationId, staffId }: Newcomer,
  { event, words }: { event: NotificationEvent; words: string },
): Promise<void> {
  const told = new Set<string>()
  const practices = await work.tx
    .select({ id: staffPractices.practiceId })
    .from(staffPractices)
    .where(and(eq(staffPractices.organizationId, organizationId), eq(staffPractices.staffId, staffId)))
    .orderBy(staffPractices.practiceId)
  for (const { id: practiceId } of practices) {
    for (const recipient of await findRecipients(work.tx, organizationId, practiceId)) {
      if (told.has(recipient.staffId) || !isAllowed(recipient.permissions, 'staff:edit')) continue
      told.add(recipient.staffId)
      await notify(work, recipient, {
        practiceId,
        event,
        subject: () => words,
        clients: [],
        link: `/company/staff?person=${staffId}`,
        about: `staff ${staffId}`,
        stoodBefore: null,
        standsNow: event,
      })
    }
  }
}
