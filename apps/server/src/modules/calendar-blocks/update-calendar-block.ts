import type * as api from '@oaklet/api/contract'
import type { SavedBlock } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import { forbidden, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import type { BlockRow } from '../availability'
import { practiceToday } from '../organization'
import { requireBlock } from './require-block'
import { requireOccurrence } from './require-occurrence'
import { isChangeable, showBlocks } from './show-blocks'
import { timesLeft } from './times-left'
import { blockColumns, insertBlock, lockBlock, savedBlock, writeBlock } from './write-block'

/**
 * Changes a block. One time of a block that repeats, or that and all that follow, become a block of their own, and the
 * block that they were of is no more on these dates.
 */
export async function updateCalendarBlock(
  { actor, scope: reach, params: key, body }: CallOf<typeof api.updateCalendarBlock>,
  work: Work,
): Promise<SavedBlock> {
  const { version, scope, occurrenceOn, ...said } = body
  const input = scope === 'this' ? { ...said, rule: null, skips: [] } : said
  const before = await lockBlock(work, key)
  if (!isChangeable(actor, reach, before)) throw forbidden()
  if (before.version !== version) throw staleEdit((await showBlocks(work, actor, [before]))[0])
  await requireBlock(work, { actor, scope: reach, practiceId: key.practiceId }, input, before)
  const on = requireOccurrence(before, scope, occurrenceOn)
  const { timeZone } = await practiceToday(work, key.practiceId)
  const rest = on === null ? null : timesLeft(before, scope, on)
  if (on === null || rest === null) {
    const columns = { ...blockColumns(input), timeZone }
    const row = await writeBlock(work, before, columns)
    await audit(work, row, changedFields(before, columns))
    return savedBlock(work, actor, row)
  }
  await audit(work, await writeBlock(work, before, rest), Object.keys(rest))
  const row = await insertBlock(work, key.practiceId, timeZone, input)
  await recordAudit(work, {
    ...{ action: 'created', resource: 'calendar_block', recordId: row.id, changed: Object.keys(input) },
  })
  return savedBlock(work, actor, row)
}

const audit = (work: Work, { id }: BlockRow, changed: string[]) =>
  recordAudit(work, { action: 'updated', resource: 'calendar_block', recordId: id, changed })
