import type { AppointmentCounts } from './count-appointments'
import { type FigureRule, percentOf } from './figures'

/** The number of completed appointments. */
export const SESSIONS_HELD: FigureRule<AppointmentCounts> = {
  id: 'sessionsHeld',
  label: 'Sessions held',
  definition: 'Appointments of the range that were completed.',
  unit: 'count',
  of: ({ held }) => held,
}

/** Returns the denominator of both rates: appointments that were held, missed or cancelled late. */
const due = ({ held, noShows, lateCancels }: AppointmentCounts): number => held + noShows + lateCancels

/** The share of appointments with a no-show. */
export const NO_SHOW_RATE: FigureRule<AppointmentCounts> = {
  id: 'noShowRate',
  label: 'No-show rate',
  definition: 'No-shows per appointment of the range that was held, missed or cancelled late.',
  unit: 'percent',
  of: (counts) => percentOf(counts.noShows, due(counts)),
}

/** The share of appointments with a late cancellation. */
export const LATE_CANCEL_RATE: FigureRule<AppointmentCounts> = {
  id: 'lateCancelRate',
  label: 'Late cancellation rate',
  definition: 'Late cancellations per appointment of the range that was held, missed or cancelled late.',
  unit: 'percent',
  of: (counts) => percentOf(counts.lateCancels, due(counts)),
}
