import { calendarBlocks, exportedCalendarBlocks } from '../../db/schema/calendar-blocks-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'

/** Named by its days, as a title may be private. */
export const calendarBlockRecord: RecordKind = {
  tables: [exportedCalendarBlocks],
  names: { calendar_block: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: calendarBlocks.id, firstDay: calendarBlocks.firstDay })
    .from(calendarBlocks)
    .where(isOneOf(work, calendarBlocks, calendarBlocks.id, ids))
  return rows.map(({ id, firstDay }) => ({ id, name: `Blocked time from ${firstDay}` }))
}
