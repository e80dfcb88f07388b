import type { AppointmentCounts } from './count-appointments'
import type { FigureRule } from './figures'

/** How many appointments were completed. */
export const SESSIONS_HELD: FigureRule<AppointmentCounts> = {
  id: 'sessionsHeld',
  label: 'Sessions held',
  definition: 'Appointments of the range that were completed.',
  unit: 'count',
  of: ({ held }) => held,
}
