import type * as api from '@oaklet/api/contract'
import { statements } from '../../db/schema/statements-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isStatement, lockStatement } from './lock-statement'

/** Deletes a draft. */
export async function deleteStatement(
  { actor, params: key }: CallOf<typeof api.deleteStatement>,
  work: Work,
): Promise<null> {
  const { status } = await lockStatement(work, key)
  if (status !== 'draft') throw new AppError('transition_refused', 'Only a draft can be deleted.')
  await work.tx.delete(statements).where(isStatement(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'statement', recordId: key.statementId })
  return null
}
