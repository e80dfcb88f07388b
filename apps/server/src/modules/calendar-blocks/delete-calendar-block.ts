import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { calendarBlocks } from '../../db/schema/calendar-blocks-table'
import { forbidden } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { requireOccurrence } from './require-occurrence'
import { isChangeable } from './show-blocks'
import { lockBlock, writeBlock } from './write-block'
import { timesLeft } from './times-left'

/** Deletes a block, one time of it, or that and all that follow. */
export async function deleteCalendarBlock(
  { actor, scope: reach, params: key, query }: CallOf<typeof api.deleteCalendarBlock>,
  work: Work,
): Promise<null> {
  const before = await lockBlock(work, key)
  if (!isChangeable(actor, reach, before)) throw forbidden()
  const on = requireOccurrence(before, query.scope, query.occurrenceOn)
  const rest = on === null ? null : timesLeft(before, query.scope, on)
  const event = { resource: 'calendar_block', recordId: before.id } as const
  if (rest === null) {
    await work.tx
      .delete(calendarBlocks)
      .where(and(eq(calendarBlocks.organizationId, actor.organizationId), eq(calendarBlocks.id, before.id)))
    await recordAudit(work, { ...event, action: 'deleted' })
  } else {
    await writeBlock(work, before, rest)
    await recordAudit(work, { ...event, action: 'updated', changed: Object.keys(rest) })
  }
  return null
}
