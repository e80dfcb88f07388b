import { accessScope } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { displayName, isInScope } from '../caseload'
import { findRecipients, notify, type Notice, type Recipient } from '../notifications'
import type { PacketRow } from './select-packets'

/**
 * Notifies who sent a packet and the client's clinician. Where neither may review it any more, it notifies everybody who
 * may, so that it reaches somebody.
 */
export async function notifyReviewers(
  work: Work<Actor>,
  packet: PacketRow,
  client: typeof clients.$inferSelect,
  { event, subject }: Pick<Notice, 'event' | 'subject'>,
): Promise<void> {
  const { practiceId, sentById } = packet
  const all = await findRecipients(work.tx, work.actor.organizationId, practiceId)
  const scopeOf = ({ permissions }: Recipient) => accessScope(permissions, 'onboarding:review')
  const may = all.filter((one) => isInScope(one, scopeOf(one), client.primaryClinicianId))
  const near = may.filter(({ staffId }) => [sentById, client.primaryClinicianId].includes(staffId))
  const told = near.length > 0 ? near : may
  for (const recipient of told) {
    await notify(work, recipient, {
      ...{ practiceId, event, subject, clients: [{ id: client.id, name: displayName(client) }] },
      link: `/clients?client=${client.id}&tab=onboarding`,
      about: `packet ${packet.id}`,
      stoodBefore: null,
      standsNow: event,
    })
  }
}
