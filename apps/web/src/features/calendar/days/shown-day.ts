import { type OpenDay, type Practice, WEEKDAYS, weekdayOf } from '@oaklet/api/contract'
import type { DayNote } from '@oaklet/design-system'
import { listWords } from '../../../shared/list-words'

/** A day as the calendar shades and names it. */
export interface ShownDay {
  /** When something can be booked without being asked. */
  open: OpenDay['open']
  /** Its holidays. */
  note: DayNote | null
}

/** What is known of a date: the practice's own hours until the server has said more. */
export function shownDay(date: string, practice: HasHours, known: readonly OpenDay[] = []): ShownDay {
  const day = known.find((one) => one.date === date)
  return day ? { open: day.open, note: noteOf(day.holidays) } : { open: hoursOn(practice, date), note: null }
}

type HasHours = Pick<Practice, 'businessHours'>

/** The practice's own open ranges on a date. */
export const hoursOn = ({ businessHours }: HasHours, date: string): OpenDay['open'] =>
  businessHours[WEEKDAYS[weekdayOf(date)] ?? 'monday']

/** "Thanksgiving", or "Moving (Downtown closed)" where others are open. */
function noteOf(holidays: OpenDay['holidays']): DayNote | null {
  if (holidays.length === 0) return null
  const label = ({ name, locations }: (typeof holidays)[number]) =>
    locations.length === 0 ? name : `${name} (${listWords(locations)} closed)`
  return {
    label: holidays.map(label).join(', '),
    isClosed: holidays.some(({ locations }) => locations.length === 0),
  }
}
