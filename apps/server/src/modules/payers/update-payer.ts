import type * as api from '@oaklet/api/contract'
import type { Payer } from '@oaklet/api/contract'
import { payers } from '../../db/schema/payers-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { requireNewPayer } from './require-new-payer'
import { findPayer, isPayer } from './select-payers'

/** Changes a payer, unless someone else has changed it since `version`. */
export async function updatePayer(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updatePayer>,
  work: Work,
): Promise<Payer> {
  await lockPractice(work, key.practiceId)
  const payer = await findPayer(work, key)
  if (payer.version !== version) throw staleEdit(payer)
  await requireNewPayer(work, { ...input, practiceId: key.practiceId, id: key.payerId })
  await work.tx
    .update(payers)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isPayer(actor, key))
  const changed = changedFields(payer, input)
  await recordAudit(work, { action: 'updated', resource: 'payer', recordId: key.payerId, changed })
  return findPayer(work, key)
}
