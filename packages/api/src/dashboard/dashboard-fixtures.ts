import { anAppointment } from '../appointments/appointments-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { Dashboard, type DashboardDay, SafetyAlert } from './dashboard-contract'

const nothing = { count: 0, firstAt: null, lastEndsAt: null }
const freeDay = (date: string): DashboardDay => ({ date, all: nothing, mine: nothing })

/** Mari Vega's, of Tuesday, Nov 17, 2026. */
export const aSafetyAlert = fixtureOf<SafetyAlert>(SafetyAlert, () => ({
  clientId: fixtureId(30),
  clientName: 'Mari Vega',
  measureId: fixtureId(80),
  takenOn: '2026-11-17',
}))

/** Tuesday, Nov 17, 2026, with one appointment and nothing waiting. */
export const aDashboard = fixtureOf<Dashboard>(Dashboard, () => ({
  date: '2026-11-17',
  timeZone: 'America/New_York',
  currency: 'USD',
  appointments: [anAppointment()],
  lowAuthorizations: { count: 0, soonestOn: null },
  unverifiedCoverage: 0,
  packetsToReview: 0,
  packetsStalled: 0,
  alerts: { total: 0, newest: [] },
  claims: { unclaimedSessionCount: 0, draftCount: 0, rejectedCount: 0 },
  uninvoiced: { count: 0, totalCents: 0, oldestOn: null },
  overdue: { count: 0, totalCents: 0, oldestOn: null },
  week: [18, 19, 20, 21, 22, 23, 24].map((day) => freeDay(`2026-11-${day}`)),
  drafts: { count: 0, totalCents: 0, oldestOn: null },
  month: { billedCents: 0, collectedCents: 0, outstandingCents: 0 },
}))
