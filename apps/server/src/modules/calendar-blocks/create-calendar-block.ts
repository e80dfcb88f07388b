import type * as api from '@oaklet/api/contract'
import type { SavedBlock } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { requireBlock } from './require-block'
import { insertBlock, savedBlock } from './write-block'

/** Blocks time by the clock of the practice. */
export async function createCalendarBlock(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createCalendarBlock>,
  work: Work,
): Promise<SavedBlock> {
  await requireBlock(work, { actor, scope, practiceId }, body)
  const { timeZone } = await practiceToday(work, practiceId)
  const row = await insertBlock(work, practiceId, timeZone, body)
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'created', resource: 'calendar_block', recordId: row.id, changed })
  return savedBlock(work, actor, row)
}
