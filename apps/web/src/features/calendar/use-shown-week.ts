import { occupiesTime, type Appointment, type Practice, type Weekday } from '@oaklet/api/contract'
import { breakpoints } from '@oaklet/design-system/tokens'
import { parseDate } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { dateInZone } from '../../shared/format-date'
import { useApi } from '../../shared/use-api'
import { useMediaQuery } from '../../shared/use-media-query'
import { calendarQueries } from './calendar-queries'
import type { useCalendarUrl } from './use-calendar-url'
import { instantsOf, weekDays, type Days } from './week'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const WORK_DAYS = 5

/** The practice's open ranges on a date. */
export const hoursOn = (practice: Practice, date: string) => {
  const weekday: Weekday = WEEKDAYS[parseDate(date).toDate('UTC').getUTCDay()] ?? 'monday'
  return practice.businessHours[weekday]
}

/** The days in view, one on a phone, and the appointments that the filters let through. */
export function useShownWeek(practice: Practice, url: ReturnType<typeof useCalendarUrl>) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`)
  const week = weekDays(url.date, true)
  const query = useQuery(
    calendarQueries(useApi(), practice.id).range({
      ...instantsOf(week, practice.timeZone),
      ...(url.clinicianId !== null && { clinicianId: url.clinicianId }),
    }),
  )
  const all = query.data ?? []
  const shown = url.isShowingCancelled
    ? all
    : all.filter(({ status }) => occupiesTime(status) || status === 'no_show')
  const days = isPhone ? [url.date] : workingDays(week, practice, shown, url.date)
  const visible = shown.filter((appointment) => touches(appointment, days, practice.timeZone))
  return { query, days, isPhone, appointments: visible, cancelledCount: all.length - shown.length }
}

/** Saturday and Sunday only as far as the practice is open then, something is booked, or they were asked for. */
function workingDays(
  week: Days,
  practice: Practice,
  appointments: readonly Appointment[],
  asked: string,
): Days {
  const isNeeded = (day: string) =>
    day === asked ||
    hoursOn(practice, day).length > 0 ||
    appointments.some((appointment) => touches(appointment, [day], practice.timeZone))
  const last = week.findLastIndex((day, index) => index < WORK_DAYS || isNeeded(day))
  return week.slice(0, last + 1)
}

const touches = ({ startsAt, endsAt }: Appointment, days: Days, timeZone: string): boolean =>
  days.includes(dateInZone(startsAt, timeZone)) || days.includes(dateInZone(endsAt, timeZone))
