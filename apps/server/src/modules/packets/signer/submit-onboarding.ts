import { isMeasureItem, type OnboardingForms } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { packetItems, packets } from '../../../db/schema/packets-table'
import { inWork } from '../../../work'
import { recordAudit } from '../../audit'
import { notifyReviewers } from '../notify-reviewers'
import { isAsked, isFillable, itemsOf } from '../select-packets'
import { gapsOf, incomplete } from './finish-item'
import { lockFound } from './lock-packet'
import { foundOf, type FormsCall, readForms } from './read-forms'
import { linkUnavailable } from './signer-session'

/** Sends everything in, unless something is missing by the server's own reckoning (rule O1). */
export const submitOnboarding = ({ deps, params, by }: FormsCall): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const { tx } = work
    const { organizationId } = by.actor
    const mine = and(eq(packets.organizationId, organizationId), eq(packets.id, by.packetId))
    const found = await lockFound(work, params)
    const { packet, client } = found
    // A second press, or one whose answer was lost, finds it sent in.
    if (packet.status === 'submitted' || packet.status === 'reviewed') return readForms(work, found)
    if (!isFillable(packet, work.now())) throw linkUnavailable()
    const items = await itemsOf(work, [packet.id])
    const gaps = gapsOf(items)
    if (gaps.length > 0) {
      throw incomplete(
        gaps.map(({ itemId, page }) => ({ path: `${itemId}.${page ?? 'finish'}`, message: 'Answer this' })),
      )
    }
    const now = work.now()
    // The results of questionnaires stand in the record already: nobody has to take anything over.
    const isClosed = packet.isScheduled && items.filter(isAsked).every(({ kind }) => isMeasureItem(kind))
    await tx
      .update(packetItems)
      .set({ comment: null, returnedAt: null })
      .where(and(eq(packetItems.organizationId, organizationId), eq(packetItems.packetId, packet.id)))
    await tx
      .update(packets)
      .set({
        ...(isClosed ? { status: 'reviewed', reviewedAt: now } : { status: 'submitted' }),
        ...{ submittedAt: now, updatedAt: now },
        version: sql`${packets.version} + 1`,
      })
      .where(mine)
    await notifyReviewers(work, packet, client, {
      event: 'packet_submitted',
      subject: (who) =>
        isClosed
          ? `${who} answered the questionnaires before their appointment`
          : `${who} sent in their forms: look through them`,
    })
    await recordAudit(work, {
      ...{ action: 'packet_submitted', resource: 'packet', recordId: packet.id, changed: ['status'] },
    })
    return readForms(work, await foundOf(work, params))
  })
