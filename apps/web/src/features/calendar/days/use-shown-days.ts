import type { Appointment, Clinician, Practice } from '@oaklet/api/contract'
import { breakpoints } from '@oaklet/design-system/tokens'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dateInZone } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'
import { useMediaQuery } from '../../../shared/use-media-query'
import { usePermissionsForAll } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import type { CalendarUrl } from '../use-calendar-url'
import { type Days, instantsOf, monthDays, titleOf, titleOfMonth, weekDays, weeksOfMonth } from './days'
import { isLetThrough } from './is-let-through'
import { MOST_PEOPLE, peopleOf } from './people-of'
import { hoursOn } from './shown-day'
import { shownHours } from './shown-hours'
import { slotNotesOn } from './slot-notes'
import { useOpenDays, useOpenHoursOf } from './use-open-days'

const WORK_DAYS = 5

/** The days in view, when they are open, and the appointments that the filters let through; a phone has no room for the grid of a week. */
export function useShownDays(practice: Practice, url: CalendarUrl, clinicians: readonly Clinician[]) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`)
  const view = isPhone && url.view === 'week' ? 'day' : url.view
  const weeks = view === 'month' ? weeksOfMonth(url.date) : weekDays(url.date, true)
  const query = useQuery(
    calendarQueries(useApi(), practice.id).range({
      ...instantsOf(weeks, practice.timeZone),
      ...(url.clinicianId !== null && { clinicianId: url.clinicianId }),
    }),
  )
  const dayOf = useOpenDays(practice, weeks, url.clinicianId)
  const { clinicianIds, place, service, statuses } = url
  const drawn = useMemo(() => {
    const filters = { clinicianIds, place, service, statuses }
    return (query.data ?? []).filter((appointment) => isLetThrough(appointment, filters))
  }, [query.data, clinicianIds, place, service, statuses])
  const dated = useMemo(() => drawn.map((one) => datesOf(one, practice.timeZone)), [drawn, practice.timeZone])
  // What the practice itself keeps open stays in view on a holiday too, and whichever clinician is shown.
  const isOpen = (day: string) => hoursOn(practice, day).length > 0 || dayOf(day).open.length > 0
  const isNeeded = (day: string) =>
    day === url.date || isOpen(day) || dated.some(({ from, to }) => from === day || to === day)
  const days = {
    day: () => [url.date],
    week: () => workingDays(weeks, isNeeded),
    agenda: () => workingDays(weeks, isNeeded),
    month: () => monthDays(url.date),
  }[view]()
  const appointments = dated.flatMap(({ appointment, from, to }) =>
    days.includes(from) || days.includes(to) ? appointment : [],
  )
  const people = usePeople(view, isPhone, url, clinicians, appointments)
  const openHoursOf = useOpenHoursOf(
    practice,
    weeks,
    people.map(({ id }) => id),
  )
  const { data: blocks = [] } = useQuery(
    calendarQueries(useApi(), practice.id).blocks({
      ...{ startDate: days[0] ?? '', endDate: days.at(-1) ?? '' },
      ...(url.clinicianId !== null && { clinicianId: url.clinicianId }),
    }),
  )
  const hours = shownHours(
    practice.businessHours,
    weeks.flatMap((day) => dayOf(day).open),
  )
  return {
    query,
    days,
    title: view === 'month' ? titleOfMonth(url.date) : titleOf(days),
    dayOf,
    /** When something can be booked without being asked: in the practice, or with one of the people. */
    openOn: (day: string, personId?: string) =>
      personId === undefined ? dayOf(day).open : openHoursOf(day, personId),
    /** What takes time without an appointment, of one of the people or of who is shown. */
    notesOn: (day: string, personId?: string) =>
      slotNotesOn(day, blocks, {
        personId: personId ?? url.clinicianId,
        timeZone: practice.timeZone,
      }),
    hours,
    /** Whose columns stand side by side. */
    people,
    isPhone,
    view,
    /** Of the days in view. */
    appointments,
    /** Also of the days around a month. */
    drawn,
  }
}

/** All clinicians of a day, or those who were chosen, also in a week. */
function usePeople(
  view: CalendarUrl['view'],
  isPhone: boolean,
  { clinicianIds }: CalendarUrl,
  clinicians: readonly Clinician[],
  appointments: readonly Appointment[],
) {
  // Who sees their own appointments alone would see empty columns of others.
  const seesAll = usePermissionsForAll()('appointments:view')
  if (!seesAll || isPhone || (view !== 'day' && view !== 'week')) return []
  if (clinicianIds.length > 0) {
    const chosen = clinicians.filter(({ id }) => clinicianIds.includes(id))
    return peopleOf(chosen, appointments, MOST_PEOPLE[view])
  }
  return view === 'day' ? peopleOf(clinicians, appointments, MOST_PEOPLE.day) : []
}

/** Saturday and Sunday only as far as something is open then, something is booked, or they were asked for. */
function workingDays(week: Days, isNeeded: (day: string) => boolean): Days {
  const last = week.findLastIndex((day, index) => index < WORK_DAYS || isNeeded(day))
  return week.slice(0, last + 1)
}

/** The days that an appointment touches; finding them out takes longer than comparing them. */
const datesOf = (appointment: Appointment, timeZone: string) => ({
  appointment,
  from: dateInZone(appointment.startsAt, timeZone),
  to: dateInZone(appointment.endsAt, timeZone),
})
