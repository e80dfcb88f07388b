import { addDays } from '../calendar-day'
import type { authorizations } from '../db/schema/coverages-table'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoCoverage } from './demo-coverages'
import { demoId } from './demo-id'

type AuthorizationRow = typeof authorizations.$inferInsert

/** How many of the allowed visits are left, and in how many days the authorization ends; dealt out in turn. */
const STATES = [
  { left: 14, endsIn: 75 },
  { left: 2, endsIn: 60 },
  { left: 0, endsIn: 40 },
  { left: 8, endsIn: 9 },
] as const

const STARTED_DAYS_AGO = 90
const CODES = ['90834', '90837', '90791']

/** Makes the sessions of a client alone insurance sessions, on the days of their coverage. */
export const insuredAppointments = (
  appointments: readonly DemoAppointment[],
  coverages: readonly DemoCoverage[],
): DemoAppointment[] =>
  appointments.map((appointment) =>
    coverages.some((coverage) => isCovered(appointment, coverage))
      ? { ...appointment, billingType: 'insurance' }
      : appointment,
  )

const isCovered = (
  { clients, day }: DemoAppointment,
  { clientId, effectiveFrom, effectiveTo = null }: DemoCoverage,
): boolean =>
  clients.length === 1 &&
  clients[0]?.row.id === clientId &&
  day >= effectiveFrom &&
  (effectiveTo === null || day <= effectiveTo)

/** An authorization for every second client whose first insurance is in force. */
export function demoAuthorizations(
  { organization, today }: DemoYear,
  coverages: readonly DemoCoverage[],
  appointments: readonly DemoAppointment[],
): AuthorizationRow[] {
  const current = coverages.filter(({ priority, effectiveTo }) => priority === 1 && effectiveTo === null)
  const startsOn = addDays(today, -STARTED_DAYS_AGO)
  return current
    .filter((_, index) => index % 2 === 0)
    .map((coverage, index) => {
      const { left, endsIn } = STATES[index % STATES.length] ?? STATES[0]
      const used = appointments.filter(
        (appointment) =>
          isCovered(appointment, coverage) &&
          appointment.billingType === 'insurance' &&
          appointment.status === 'completed' &&
          appointment.day >= startsOn &&
          CODES.includes(appointment.service.code),
      ).length
      const madeAt = new Date(`${startsOn}T15:00:00Z`)
      return {
        organizationId: organization.organizationId,
        id: demoId(`authorization ${coverage.id}`),
        practiceId: coverage.practiceId,
        clientId: coverage.clientId,
        coverageId: coverage.id,
        number: `A${String(440_100 + index * 37)}`,
        codes: CODES,
        visits: Math.max(1, used + left),
        startsOn,
        endsOn: addDays(today, endsIn),
        createdAt: madeAt,
        updatedAt: madeAt,
      }
    })
}
