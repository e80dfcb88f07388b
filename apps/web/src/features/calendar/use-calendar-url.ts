import { APPOINTMENT_STATUSES } from '@oaklet/api/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { WITHOUT_ASKING } from '../../shared/forms/use-unsaved'
import { isDay } from '../../shared/is-day'
import { withParams } from '../../shared/with-params'

/** What the calendar shows: the grid of a day, of a week or of a month, or a week as a list. */
export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What its address says: which day, in which view, whose and which appointments, which one is open, whom to book. */
export function useCalendarUrl(today: string) {
  const [search, setSearch] = useSearchParams()
  const change = (
    patch: Record<string, string | null>,
    options?: { state: typeof WITHOUT_ASKING } | { replace: true },
  ) => setSearch((before) => withParams(before, patch), options)
  const close = (patch = {}) =>
    change({ appointment: null, book: null, new: null, ...patch }, { state: WITHOUT_ASKING })
  const date = search.get('date')
  const whose = search.get('clinician') ?? ''
  const clinicianIds = useMemo(() => whose.split(',').filter((id) => id !== ''), [whose])
  const status = search.get('status')
  const isShowingCancelled = search.get('cancelled') === 'shown'
  return {
    date: isDay(date) ? date : today,
    view: viewOf(search.get('view')),
    /** Whose appointments; none of them stands for all. */
    clinicianIds,
    /** The only one whose appointments are in view. */
    clinicianId: clinicianIds.length === 1 ? (clinicianIds[0] ?? null) : null,
    /** The id of a location, or `telehealth`. */
    place: search.get('place'),
    service: search.get('service'),
    /** The only status that is shown, or `all`, cancelled ones too; null stands for all that are not cancelled. */
    statuses: APPOINTMENT_STATUSES.find((one) => one === status) ?? (isShowingCancelled ? 'all' : null),
    appointmentId: search.get('appointment'),
    bookClientId: search.get('book'),
    isBooking: search.has('book') || search.has('new'),
    showDate: (next: string) => change({ date: next === today ? null : next }),
    /** Where the keyboard goes within what is shown: Back leads out of it, not from day to day. */
    followDate: (next: string) => change({ date: next === today ? null : next }, { replace: true }),
    showView: (view: CalendarView) => change({ view: view === 'week' ? null : view }),
    /** In one step, since a second change of the address would undo the first. */
    showDay: (next: string) => change({ view: 'day', date: next === today ? null : next }),
    narrow: (
      patch: Partial<Record<'place' | 'service' | 'status' | 'cancelled' | 'clinician', string | null>>,
    ) => change(patch),
    showClinicians: (ids: readonly string[]) => change({ clinician: ids.join() }),
    open: (appointmentId: string) => change({ appointment: appointmentId }),
    close: () => close(),
    closeOn: (next: string) => close({ date: next === today ? null : next }),
  }
}

export type CalendarUrl = ReturnType<typeof useCalendarUrl>

/** The view that an address names; the week if it names none that exists. */
const viewOf = (name: string | null): CalendarView => CALENDAR_VIEWS.find((view) => view === name) ?? 'week'
