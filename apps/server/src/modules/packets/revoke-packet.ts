import type * as api from '@oaklet/api/contract'
import type { Packet } from '@oaklet/api/contract'
import { packets } from '../../db/schema/packets-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { lockOpenPacket } from './lock-open-packet'
import { findPacket, isPacket } from './select-packets'

/** Ends a packet that was not sent in; its link and its sessions are good for nothing from then on. */
export async function revokePacket(
  { actor, scope, params: key, body: { reason, version } }: CallOf<typeof api.revokePacket>,
  work: Work,
): Promise<Packet> {
  await clientOf(work, key, scope)
  await lockOpenPacket(work, key, version)
  const now = work.now()
  await work.tx
    .update(packets)
    .set({
      ...{ status: 'revoked', revokedAt: now, revokedById: actor.staffId, revocationReason: reason },
      ...{ version: version + 1, updatedAt: now },
    })
    .where(isPacket(actor, key))
  await recordAudit(work, {
    ...{ action: 'revoked', resource: 'packet', recordId: key.packetId, changed: ['status'] },
  })
  return findPacket(work, key)
}
