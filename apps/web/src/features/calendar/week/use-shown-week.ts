import { occupiesTime, type Appointment, type Clinician, type Practice } from '@oaklet/api/contract'
import { breakpoints } from '@oaklet/design-system/tokens'
import { useQuery } from '@tanstack/react-query'
import { dateInZone } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'
import { useMediaQuery } from '../../../shared/use-media-query'
import { usePermissionsForAll } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import type { useCalendarUrl } from '../use-calendar-url'
import { hoursOn } from './shown-day'
import { shownHours } from './shown-hours'
import { peopleOf } from './people-of'
import { useOpenDays, useOpenHoursOf } from './use-open-days'
import { instantsOf, weekDays, type Days } from './week'

const WORK_DAYS = 5

/** The days in view, when they are open, and the appointments that the filters let through; a phone has no room for the grid of a week. */
export function useShownWeek(
  practice: Practice,
  url: ReturnType<typeof useCalendarUrl>,
  clinicians: readonly Clinician[],
) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`)
  const view = isPhone && url.view === 'week' ? 'day' : url.view
  const week = weekDays(url.date, true)
  const query = useQuery(
    calendarQueries(useApi(), practice.id).range({
      ...instantsOf(week, practice.timeZone),
      ...(url.clinicianId !== null && { clinicianId: url.clinicianId }),
    }),
  )
  const dayOf = useOpenDays(practice, week, url.clinicianId)
  const all = query.data ?? []
  const shown = url.isShowingCancelled
    ? all
    : all.filter(({ status }) => occupiesTime(status) || status === 'no_show')
  // What the practice itself keeps open stays in view on a holiday too, and whichever clinician is shown.
  const isOpen = (day: string) => hoursOn(practice, day).length > 0 || dayOf(day).open.length > 0
  const isNeeded = (day: string) =>
    day === url.date ||
    isOpen(day) ||
    shown.some((appointment) => touches(appointment, [day], practice.timeZone))
  const days = view === 'day' ? [url.date] : workingDays(week, isNeeded)
  const visible = shown.filter((appointment) => touches(appointment, days, practice.timeZone))
  // Who sees their own appointments alone would see empty columns of others.
  const hasPeople =
    usePermissionsForAll()('appointments:view') && url.view === 'day' && !isPhone && url.clinicianId === null
  const people = hasPeople ? peopleOf(clinicians, visible) : []
  const openHoursOf = useOpenHoursOf(
    practice,
    week,
    people.map(({ id }) => id),
  )
  const hours = shownHours(
    practice.businessHours,
    week.flatMap((day) => dayOf(day).open),
  )
  return {
    query,
    days,
    dayOf,
    /** When something can be booked without being asked: in the practice, or with one of the people. */
    openOn: (day: string, personId?: string) =>
      personId === undefined ? dayOf(day).open : openHoursOf(day, personId),
    hours,
    /** Whose columns stand side by side on a day. */
    people,
    isPhone,
    view,
    appointments: visible,
    cancelledCount: all.length - shown.length,
  }
}

/** Saturday and Sunday only as far as something is open then, something is booked, or they were asked for. */
function workingDays(week: Days, isNeeded: (day: string) => boolean): Days {
  const last = week.findLastIndex((day, index) => index < WORK_DAYS || isNeeded(day))
  return week.slice(0, last + 1)
}

const touches = ({ startsAt, endsAt }: Appointment, days: Days, timeZone: string): boolean =>
  days.includes(dateInZone(startsAt, timeZone)) || days.includes(dateInZone(endsAt, timeZone))
