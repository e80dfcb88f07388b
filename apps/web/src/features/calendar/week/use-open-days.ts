import type { Practice } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '../../../shared/add-days'
import { useApi } from '../../../shared/use-api'
import { calendarQueries } from '../calendar-queries'
import { type ShownDay, shownDay } from './shown-day'
import type { Days } from './week'

/**
 * Says when the practice is open on each day of a week, and with a clinician when that person works too. The weeks
 * beside it are asked for as well, so that the next page comes as it stays.
 */
export function useOpenDays(
  practice: Practice,
  week: Days,
  clinicianId: string | null,
): (date: string) => ShownDay {
  const { data } = useQuery(
    calendarQueries(useApi(), practice.id).openDays({
      startDate: addDays(week[0] ?? '', -7),
      endDate: addDays(week.at(-1) ?? '', 7),
      ...(clinicianId !== null && { clinicianId }),
    }),
  )
  return (date) => shownDay(date, practice, data)
}
