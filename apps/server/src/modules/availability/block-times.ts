import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { blockDates, type BlockOccurrence, type DateRange, lastDayFrom } from '@oaklet/api/contract'
import { addDays, dayBounds } from '../../calendar-day'
import type { calendarBlocks } from '../../db/schema/calendar-blocks-table'

/** A block as its table has it. */
export type BlockRow = typeof calendarBlocks.$inferSelect

/** A time at which a block is. */
interface BlockTime {
  /** Its date by the rule. */
  on: string
  startsAt: Date
  endsAt: Date
}

/** The times at which a block is on some of the days of a range. A range that is open has all times on that side. */
export function blockTimes(block: BlockRow, { startDate, endDate }: DateRange): BlockTime[] {
  const dates = blockDates(block, endDate ?? '9999-12-31')
  // A time of up to a day may end on the day after it begins.
  const longer = block.wallStart === null ? 0 : 1
  return dates
    .filter((date) => startDate === undefined || addDays(lastDayFrom(block, date), longer) >= startDate)
    .map((on) => ({ on, ...instantsOf(block, on) }))
}

function instantsOf(block: BlockRow, on: string): Omit<BlockTime, 'on'> {
  const { wallStart, minutes, timeZone } = block
  if (wallStart === null || minutes === null) {
    const last = dayBounds(lastDayFrom(block, on), timeZone)
    return { startsAt: dayBounds(on, timeZone).from, endsAt: last.to }
  }
  const begin = toZoned(toCalendarDateTime(parseDate(on), parseTime(wallStart)), timeZone, 'compatible')
  return { startsAt: begin.toDate(), endsAt: begin.add({ minutes }).toDate() }
}

/** The same as the contract has it. */
export const toOccurrence = ({ on, startsAt, endsAt }: BlockTime): BlockOccurrence => ({
  on,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Whether a person may read what a block is about: a private one is Busy to others. */
export const isTitleKnown = (
  { isPrivate, staffIds }: Pick<BlockRow, 'isPrivate' | 'staffIds'>,
  staffId: string | null | undefined,
): boolean => !isPrivate || staffIds.some((id) => id === staffId)
