import { useSearchParams } from 'react-router-dom'
import { WITHOUT_ASKING } from '../../shared/forms/use-unsaved'
import { isDay } from '../../shared/is-day'
import { withParams } from '../../shared/with-params'

/** What the calendar shows: the grid of a day or of a week, or a week as a list. */
export const CALENDAR_VIEWS = ['day', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the calendar's address says: which day, in which view, whose, which appointment is open, whom to book. */
export function useCalendarUrl(today: string) {
  const [search, setSearch] = useSearchParams()
  const change = (patch: Record<string, string | null>, options?: { state: typeof WITHOUT_ASKING }) =>
    setSearch((before) => withParams(before, patch), options)
  const close = (patch = {}) =>
    change({ appointment: null, book: null, new: null, ...patch }, { state: WITHOUT_ASKING })
  const date = search.get('date')
  return {
    date: isDay(date) ? date : today,
    view: viewOf(search.get('view')),
    clinicianId: search.get('clinician'),
    appointmentId: search.get('appointment'),
    bookClientId: search.get('book'),
    isBooking: search.has('book') || search.has('new'),
    isShowingCancelled: search.get('cancelled') === 'shown',
    showDate: (next: string) => change({ date: next === today ? null : next }),
    showView: (view: CalendarView) => change({ view: view === 'week' ? null : view }),
    showClinician: (clinicianId: string | null) => change({ clinician: clinicianId }),
    showCancelled: (isShown: boolean) => change({ cancelled: isShown ? 'shown' : null }),
    open: (appointmentId: string) => change({ appointment: appointmentId }),
    close: () => close(),
    /** In one step, since a second change of the address would undo the first. */
    closeOn: (next: string) => close({ date: next === today ? null : next }),
  }
}

/** The view that an address names; the week if it names none that exists. */
const viewOf = (name: string | null): CalendarView => CALENDAR_VIEWS.find((view) => view === name) ?? 'week'
