import type { DateRange, OpenRange } from '@oaklet/api/contract'
import { and, arrayOverlaps, asc, eq, gte, isNotNull, lte, or } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { calendarBlocks } from '../../db/schema/calendar-blocks-table'
import { blockTimes, type BlockRow, isTitleKnown } from './block-times'
import { dayParts } from './day-parts'
import type { BlockedTime } from './open-hours'
import { joined } from './open-ranges'

/** Who asks: the titles of a person’s own private blocks are theirs to read. */
export interface Reader {
  organizationId: string
  staffId?: string | null
}

/** Loads the blocks of a practice that may have a time in a range, before their rules are looked at. */
export const selectBlocks = (
  tx: Tx,
  organizationId: string,
  practiceId: string,
  { startDate, endDate }: DateRange,
  clinicianIds: readonly string[] = [],
): Promise<BlockRow[]> =>
  tx
    .select()
    .from(calendarBlocks)
    .where(
      and(
        eq(calendarBlocks.organizationId, organizationId),
        or(
          eq(calendarBlocks.practiceId, practiceId),
          clinicianIds.length === 0 ? undefined : arrayOverlaps(calendarBlocks.staffIds, [...clinicianIds]),
        ),
        endDate === undefined ? undefined : lte(calendarBlocks.firstDay, endDate),
        startDate === undefined
          ? undefined
          : or(isNotNull(calendarBlocks.rule), gte(calendarBlocks.lastDay, addDays(startDate, -1))),
      ),
    )
    .orderBy(asc(calendarBlocks.firstDay), asc(calendarBlocks.id))

/**
 * Loads what is blocked in a practice, for everybody and for some clinicians; returns what counts for one of them. Who is
 * away in one practice is away in the others too.
 */
export async function loadBlockedTimes(
  tx: Tx,
  { organizationId, staffId }: Reader,
  practice: { id: string; timeZone: string },
  clinicianIds: readonly string[],
  range: DateRange,
): Promise<(clinicianId: string | null) => BlockedTime[]> {
  const rows = await selectBlocks(tx, organizationId, practice.id, range, clinicianIds)
  const blocks = rows
    .filter(({ kind }) => kind !== 'extra')
    .map((row) => ({ row, time: blockedTime(row, practice, staffId, range) }))
  return (clinicianId) =>
    blocks
      .filter(({ row: { staffIds, practiceId } }) =>
        staffIds.length === 0 ? practiceId === practice.id : staffIds.some((id) => id === clinicianId),
      )
      .map(({ time }) => time)
}

function blockedTime(
  row: BlockRow,
  practice: { id: string; timeZone: string },
  staffId: string | null | undefined,
  range: DateRange,
): BlockedTime {
  const days = new Map<string, OpenRange[]>()
  for (const time of blockTimes(row, range)) {
    for (const { date, ranges } of dayParts(time, practice.timeZone)) {
      days.set(date, joined([...(days.get(date) ?? []), ...ranges]))
    }
  }
  const isKnown = row.practiceId === practice.id && isTitleKnown(row, staffId)
  return {
    isOfAll: row.staffIds.length === 0,
    isAway: row.kind === 'unavailable' && isKnown,
    title: isKnown && row.title !== '' ? row.title : null,
    locationIds: row.locationIds,
    days,
  }
}
