import { anAppointment } from '../appointments/appointments-fixtures'
import type { Dashboard } from './dashboard-contract'

/** Tuesday, Nov 17, 2026, with one appointment and nothing waiting. */
export const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  date: '2026-11-17',
  timeZone: 'America/New_York',
  currency: 'USD',
  appointments: [anAppointment()],
  uninvoiced: { count: 0, totalCents: 0, oldestOn: null },
  overdue: { count: 0, totalCents: 0, oldestOn: null },
  drafts: { count: 0, totalCents: 0, oldestOn: null },
  ...changes,
})
