import type * as api from '@oaklet/api/contract'
import { remittances } from '../../db/schema/remittances-table'
import { AppError, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { chosenIn } from './decide-remittance'
import { findLatestPosting } from './find-posting'
import { findRemittance } from './find-remittance'
import { requireNothingHidden } from './hidden-claims'
import { lockRemittance } from './lock-remittance'
import { isRemittance } from './select-remittances'

/** Deletes a payment that was typed in by mistake: one that was never posted. */
export async function deleteRemittance(
  { actor, params: key, query: { version } }: CallOf<typeof api.deleteRemittance>,
  work: Work,
): Promise<null> {
  const row = await lockRemittance(work, key)
  if (row.fileId !== null) {
    throw new AppError('transition_refused', 'This payment came in a file, which stays as it came.')
  }
  if ((await findLatestPosting(work, row.id)) !== null) {
    throw new AppError('transition_refused', 'This payment was posted once, so it stays in the books.')
  }
  if (row.version !== version) throw staleEdit(await findRemittance(work, key))
  await requireNothingHidden(work, row.practiceId, chosenIn(row.decisions))
  await work.tx.delete(remittances).where(isRemittance(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'remittance', recordId: row.id })
  return null
}
