import type * as api from '@oaklet/api/contract'
import type { Superbill } from '@oaklet/api/contract'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findSuperbill } from './find-superbill'
import { releaseSessions } from './hold-sessions'
import { isSuperbill, lockSuperbill, requireStatus } from './lock-superbill'

/** Takes an issued superbill back: it keeps its number and what it said, and sets its sessions free. */
export async function voidSuperbill(
  { actor, params: key, body: { version, reason } }: CallOf<typeof api.voidSuperbill>,
  work: Work,
): Promise<Superbill> {
  const superbill = await lockSuperbill(work, key, version)
  requireStatus(superbill, ['issued', 'sent'], 'Only an issued superbill can be voided.')
  const { today } = await practiceToday(work, key.practiceId)
  await releaseSessions(work.tx, superbill)
  await work.tx
    .update(superbills)
    .set({
      ...{ status: 'void', voidedOn: today, voidReason: reason },
      ...{ version: version + 1, updatedAt: work.now() },
    })
    .where(isSuperbill(actor, key))
  await recordAudit(work, {
    action: 'voided',
    resource: 'superbill',
    recordId: superbill.id,
    changed: ['status', 'voidReason'],
  })
  return findSuperbill(work, key)
}
