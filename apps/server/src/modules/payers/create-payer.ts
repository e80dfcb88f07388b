import type * as api from '@oaklet/api/contract'
import type { Payer } from '@oaklet/api/contract'
import { payers } from '../../db/schema/payers-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { requireNewPayer } from './require-new-payer'
import { findPayer } from './select-payers'

/** Adds a payer to the practice. */
export async function createPayer(
  { actor, params: { practiceId }, body: input }: CallOf<typeof api.createPayer>,
  work: Work,
): Promise<Payer> {
  await lockPractice(work, practiceId)
  await requireNewPayer(work, { ...input, practiceId })
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(payers).values({
    ...input,
    organizationId: actor.organizationId,
    id,
    practiceId,
    createdAt: now,
    updatedAt: now,
  })
  const changed = Object.keys(input)
  await recordAudit(work, { action: 'created', resource: 'payer', recordId: id, changed })
  return findPayer(work, { practiceId, payerId: id })
}
