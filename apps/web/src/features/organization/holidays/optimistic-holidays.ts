import { compareNames, type Holiday, type HolidayInput, nextOccurrence } from '@oaklet/api/contract'
import { type ListEdit, withEdit } from '../edits/list-edit'
import type { HolidayValues } from './holiday-form'

/** One thing that a person did to the holidays. */
export type HolidayEdit = ListEdit<Holiday, HolidayInput, HolidayValues>

/** The holidays as they will be once the server has agreed to all of the edits: what is next first, what is past last. */
export const withHolidayEdits = (
  holidays: readonly Holiday[],
  edits: readonly HolidayEdit[],
  today: string,
): Holiday[] => inOrder(edits.reduce<Holiday[]>(withEdit, [...holidays]), today)

function inOrder(holidays: Holiday[], today: string): Holiday[] {
  const next = new Map(holidays.map((holiday) => [holiday.id, nextOccurrence(holiday, today)?.first]))
  const dateOf = ({ id, date }: Holiday): string => next.get(id) ?? date
  const isPast = ({ id }: Holiday): boolean => next.get(id) === undefined
  return holidays.sort((one, other) => {
    if (isPast(one) !== isPast(other)) return isPast(one) ? 1 : -1
    // Of those that are over, the last one first.
    const byDate = dateOf(one).localeCompare(dateOf(other)) * (isPast(one) ? -1 : 1)
    return byDate || compareNames(one.name, other.name)
  })
}
