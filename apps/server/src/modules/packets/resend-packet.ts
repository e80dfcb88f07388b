import type * as api from '@oaklet/api/contract'
import { type Packet } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { packets } from '../../db/schema/packets-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { lockOpenPacket } from './lock-open-packet'
import { endOfLife } from './packet-life'
import { mailNewLink, requireStillPermitted } from './packet-link'
import { requireNotArchived } from './require-not-archived'
import { findPacket, isPacket } from './select-packets'

/** Mails a new link, which ends the one before, opens a frozen one again and gives more time; all answers stay. */
export async function resendPacket(
  { actor, scope, params: key }: CallOf<typeof api.resendPacket>,
  work: Work,
): Promise<Packet> {
  const client = await clientOf(work, key, scope)
  requireNotArchived(client)
  const packet = await lockOpenPacket(work, key)
  requireStillPermitted(client.contacts, packet)
  const now = work.now()
  await work.tx
    .update(packets)
    .set({
      ...{ linkSentAt: now, expiresAt: endOfLife(now) },
      ...{ version: sql`${packets.version} + 1`, updatedAt: now },
    })
    .where(isPacket(actor, key))
  await mailNewLink(work, packet)
  await recordAudit(work, {
    ...{ action: 'extended', resource: 'packet', recordId: key.packetId, changed: ['expiresAt'] },
  })
  return findPacket(work, key)
}
