import { occupiesTime, type Service } from '@oaklet/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../../calendar-day'
import { demoAppointments, type DemoAppointment, type DemoYear } from './demo-appointments'
import { demoClients } from './demo-clients'
import { demoCourses } from './demo-courses'
import { OAKWOOD } from './demo-organizations'
import { OAKWOOD_PEOPLE } from './demo-people'
import { confirmedOverlap, sessionsForToday } from './lively-today'
import { createRandom } from './random'

const service = (code: string, durationMinutes: number): Service => ({
  code,
  label: code,
  durationMinutes,
  feeCents: 10_000,
})
const SERVICES = [
  service('90791', 60),
  service('90832', 30),
  service('90834', 45),
  service('90837', 60),
  service('90847', 50),
  service('90853', 90),
]

function plan(day: string, hour: number) {
  const now = new Date(`${day}T${String(hour).padStart(2, '0')}:10:00Z`)
  const today = dayOf(now, OAKWOOD.timeZone)
  const year: DemoYear = {
    organization: OAKWOOD,
    random: createRandom(2026),
    now,
    today,
    daysBack: 364,
    daysAhead: 42,
    services: SERVICES,
  }
  const clients = demoClients(year, OAKWOOD_PEOPLE)
  const planned = demoAppointments(year, demoCourses(year, clients))
  const appointments = [
    ...planned,
    ...sessionsForToday(year, clients, planned),
    ...confirmedOverlap(year, clients, planned),
  ]
  return { year, appointments }
}

function unconfirmedOverlaps(appointments: readonly DemoAppointment[]): number {
  const sorted = appointments
    .filter(({ status }) => occupiesTime(status))
    .sort((a, b) => a.clinicianId.localeCompare(b.clinicianId) || a.startsAt.getTime() - b.startsAt.getTime())
  return sorted.filter((each, index) => {
    const next = sorted[index + 1]
    return (
      next !== undefined &&
      next.clinicianId === each.clinicianId &&
      next.overlapGroup !== each.overlapGroup &&
      next.startsAt < each.endsAt
    )
  }).length
}

const anyDay = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days))

describe('the plan of the demonstration', () => {
  it('is believable on whatever day it is made', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 23 }), (day, hour) => {
        const { year, appointments } = plan(day, hour)
        expect(unconfirmedOverlaps(appointments)).toBe(0)
        expect(new Set(appointments.map(({ id }) => id)).size).toBe(appointments.length)
        for (const { id } of OAKWOOD.practices) {
          const today = appointments.filter((each) => each.day === year.today && each.practiceId === id)
          expect(today.length).toBeGreaterThanOrEqual(4)
        }
        for (const { status, startsAt } of appointments) {
          if (startsAt > year.now) expect(['completed', 'no_show', 'checked_in']).not.toContain(status)
          else expect(['scheduled', 'confirmed']).not.toContain(status)
        }
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  it('is the same for the same moment', () => {
    expect(plan('2026-11-17', 14).appointments).toEqual(plan('2026-11-17', 14).appointments)
  })
})
