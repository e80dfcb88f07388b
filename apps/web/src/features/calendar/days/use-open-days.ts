import type { Practice } from '@oaklet/api/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { addDays } from '../../../shared/add-days'
import { useApi } from '../../../shared/use-api'
import { calendarQueries } from '../calendar-queries'
import { type ShownDay, shownDay } from './shown-day'
import type { Days } from './days'

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

/** Says when each of these clinicians works in the practice on a day of a week: the practice's hours until it is known. */
export function useOpenHoursOf(
  practice: Practice,
  week: Days,
  clinicianIds: readonly string[],
): (date: string, clinicianId: string) => ShownDay['open'] {
  const api = useApi()
  const [startDate = '', endDate = ''] = [week[0], week.at(-1)]
  const known = useQueries({
    queries: clinicianIds.map((clinicianId) =>
      calendarQueries(api, practice.id).openDays({ startDate, endDate, clinicianId }),
    ),
  })
  return (date, clinicianId) => shownDay(date, practice, known[clinicianIds.indexOf(clinicianId)]?.data).open
}
