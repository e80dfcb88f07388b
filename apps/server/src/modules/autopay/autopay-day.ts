import { fromDate } from '@internationalized/date'
import { dayOf } from '../../calendar-day'

/** When the practice’s cards are charged, by its own clock. */
const HOUR = 2

/** The day `YYYY-MM-DD` whose night has come in `timeZone`; null before 02:00. */
export const autopayDay = (now: Date, timeZone: string): string | null =>
  fromDate(now, timeZone).hour < HOUR ? null : dayOf(now, timeZone)
