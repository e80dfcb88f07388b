import { percentOf, type FigureRule } from './figures'
import type { AppointmentCounts } from './count-appointments'

/** The appointments that took their time, whether or not anyone came. */
const due = ({ held, noShows, lateCancels }: AppointmentCounts): number => held + noShows + lateCancels

/** The share of appointments that were missed. */
export const NO_SHOW_RATE: FigureRule<AppointmentCounts> = {
  id: 'noShowRate',
  label: 'No-show rate',
  definition: 'No-shows per appointment of the range that was held, missed or cancelled late.',
  unit: 'percent',
  of: (counts) => percentOf(counts.noShows, due(counts)),
}

/** How often it was called off too late. */
export const LATE_CANCEL_RATE: FigureRule<AppointmentCounts> = {
  id: 'lateCancelRate',
  label: 'Late cancellation rate',
  definition: 'Late cancellations per appointment of the range that was held, missed or cancelled late.',
  unit: 'percent',
  of: (counts) => percentOf(counts.lateCancels, due(counts)),
}
