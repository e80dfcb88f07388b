import type * as api from '@oaklet/api/contract'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { releaseSessions } from './hold-sessions'
import { isSuperbill, lockSuperbill, requireStatus } from './lock-superbill'

/** Deletes a draft; its sessions can be put on another superbill. */
export async function deleteSuperbill(
  { actor, params: key }: CallOf<typeof api.deleteSuperbill>,
  work: Work,
): Promise<null> {
  const superbill = await lockSuperbill(work, key)
  requireStatus(superbill, ['draft'], 'Only a draft can be deleted.')
  await releaseSessions(work.tx, superbill)
  await work.tx.delete(superbills).where(isSuperbill(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'superbill', recordId: key.superbillId })
  return null
}
