import type { OnboardingForms } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import { packets } from '../../../db/schema/packets-table'
import { inWork } from '../../../work'
import { recordAudit } from '../../audit'
import { closed, lockFound } from './lock-packet'
import { foundOf, type FormsCall, readForms } from './read-forms'

/** Opens what was sent in again, as long as nobody of the practice has reviewed it; who reviews it hears that it changed. */
export const withdrawOnboarding = ({ deps, params, by }: FormsCall): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    const mine = and(eq(packets.organizationId, by.actor.organizationId), eq(packets.id, by.packetId))
    const { packet } = await lockFound(work, params)
    if (packet.status !== 'submitted') throw closed()
    await work.tx
      .update(packets)
      .set({
        ...{ status: 'in_progress', submittedAt: null, updatedAt: work.now() },
        version: sql`${packets.version} + 1`,
      })
      .where(mine)
    await recordAudit(work, {
      ...{ action: 'updated', resource: 'packet', recordId: packet.id, changed: ['status'] },
    })
    return readForms(work, await foundOf(work, params))
  })
