import type { OpenRange } from '@oaklet/api/contract'
import { formatTime } from '../../shared/format-date'

/** `9:00 AM to 5:00 PM` */
export const rangeWords = ({ opens, closes }: OpenRange): string => `${clock(opens)} to ${clock(closes)}`

const clock = (time: string): string =>
  time === '24:00' ? 'midnight' : formatTime(`2026-01-01T${time}:00Z`, 'UTC')

/** A day's hours, its breaks between them: `9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM`. */
export const dayHoursWords = (ranges: readonly OpenRange[]): string =>
  ranges.length === 0 ? 'Closed' : ranges.map(rangeWords).join(', ')
