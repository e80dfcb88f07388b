import * as z from 'zod/mini'
import { CalendarDate, Id } from '../wire/scalars'
import { DATE_RANGES, daysIn, DEFAULT_DATE_RANGE } from './date-range'

/** The most days that a range may have: five years. */
export const MAX_RANGE_DAYS = 1830
const [EARLIEST, LATEST] = ['2000-01-01', '2100-12-31']

const isWithinReach = (day: string): boolean => day >= EARLIEST && day <= LATEST
/** A day that a range can begin or end on. */
export const RangeDay = CalendarDate.check(z.refine(isWithinReach, 'Use dates from 2000 to 2100'))

/** The query fields that choose a range, and the part of the practice. */
export const rangeFields = {
  dateRange: z._default(z.enum(DATE_RANGES, 'Choose a date range from the list'), DEFAULT_DATE_RANGE),
  startDate: z.optional(RangeDay),
  endDate: z.optional(RangeDay),
  practiceId: z.optional(Id),
  locationId: z.optional(Id),
  clinicianId: z.optional(Id),
}

interface RangeFields {
  dateRange: string
  startDate?: string | undefined
  endDate?: string | undefined
}

/** Returns the field that makes the range invalid, and the reason; null for a valid range. */
function rangeFlaw({ dateRange, startDate, endDate }: RangeFields): [keyof RangeFields, string] | null {
  if (dateRange !== 'custom') {
    const isPlain = startDate === undefined && endDate === undefined
    return isPlain ? null : ['dateRange', 'Only a custom date range has a start date and an end date']
  }
  if (startDate === undefined) return ['startDate', 'Choose a start date']
  if (endDate === undefined) return ['endDate', 'Choose an end date']
  if (startDate > endDate) return ['endDate', 'Choose an end date that is not before the start date']
  const isShort = daysIn({ start: startDate, end: endDate }) <= MAX_RANGE_DAYS
  return isShort ? null : ['endDate', 'Choose at most five years']
}

/** Refuses an invalid range, with the error at the field that causes it. */
export const hasSoundRange = z.check<RangeFields>(({ value, issues }) => {
  if (issues.length > 0) return
  const flaw = rangeFlaw(value)
  if (flaw !== null) issues.push({ code: 'custom', input: value, path: [flaw[0]], message: flaw[1] })
})
