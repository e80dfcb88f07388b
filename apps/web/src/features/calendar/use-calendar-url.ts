import { useSearchParams } from 'react-router-dom'
import { isDay } from '../../shared/is-day'
import { withParams } from '../../shared/with-params'

/** What the calendar's address says: which day, whose, which appointment is open, whom to book. */
export function useCalendarUrl(today: string) {
  const [search, setSearch] = useSearchParams()
  const change = (patch: Record<string, string | null>) => setSearch((before) => withParams(before, patch))
  const date = search.get('date')
  return {
    date: isDay(date) ? date : today,
    clinicianId: search.get('clinician'),
    appointmentId: search.get('appointment'),
    bookClientId: search.get('book'),
    isBooking: search.has('book') || search.has('new'),
    isShowingCancelled: search.get('cancelled') === 'shown',
    showDate: (next: string) => change({ date: next === today ? null : next }),
    showClinician: (clinicianId: string | null) => change({ clinician: clinicianId }),
    showCancelled: (isShown: boolean) => change({ cancelled: isShown ? 'shown' : null }),
    open: (appointmentId: string) => change({ appointment: appointmentId }),
    close: () => change({ appointment: null, book: null, new: null }),
    /** In one step, since a second change of the address would undo the first. */
    closeOn: (next: string) =>
      change({ appointment: null, book: null, new: null, date: next === today ? null : next }),
  }
}
