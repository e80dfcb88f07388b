import { type BusinessHours, type StaffMember, WEEKDAYS } from '@oaklet/api/contract'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { hoursOf } from '../../../records/hours/hours-form'
import { dayHoursWords } from '../../../records/hours/hours-words'
import type { WorkingHoursValues } from './working-hours-form'

/** Both versions of a person’s hours in words, one line for each location. */
export const workingHoursVersions = (
  mine: WorkingHoursValues,
  theirs: StaffMember,
  places: readonly { id: string; name: string }[],
) =>
  places.map(({ id, name }) => {
    const typed = mine[id]
    const saved = theirs.workingHours.find(({ locationId }) => locationId === id)
    return {
      label: name,
      mine: typed?.isHere ? weekWords(hoursOf(typed.hours)) : '',
      theirs: saved === undefined ? '' : weekWords(saved.hours),
    }
  })

const weekWords = (hours: BusinessHours): string =>
  WEEKDAYS.filter((day) => hours[day].length > 0)
    .map((day) => `${DAY_WORDS[day]} ${dayHoursWords(hours[day])}`)
    .join('; ')
