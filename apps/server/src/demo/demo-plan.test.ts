import { occupiesTime, scoreOf, tellsOfSelfHarm } from '@oaklet/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf, daysBetween } from '../calendar-day'
import { runs } from '../testing/sample-size'
import { demoAppointments, type DemoAppointment, type DemoYear } from './demo-appointments'
import { demoClients } from './demo-clients'
import { demoCourses } from './demo-courses'
import { demoMeasures } from './demo-measures'
import { OAKWOOD } from './demo-organizations'
import { OAKWOOD_PEOPLE } from './demo-people'
import { confirmedOverlap, sessionsForToday } from './lively-today'
import { createRandom } from './random'

const service = (code: string, durationMinutes: number) => ({
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
  return { year, clients, appointments, measures: demoMeasures(year, clients, appointments, 2026) }
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
      { numRuns: runs({ gate: 3, long: 12 }) },
    )
  }, 60_000)

  it('has measures of completed sessions only, that all but a few clients fill in about every four weeks', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, clients, appointments, measures } = plan(day, 23)
        const held = new Map(appointments.map((each) => [`${each.day} ${each.clients[0]?.row.id}`, each]))
        for (const { takenOn, clientId, recordedById, recordedAt, answers, score } of measures) {
          const session = held.get(`${takenOn} ${clientId}`)
          expect([session?.status, session?.clinicianId]).toEqual(['completed', recordedById])
          expect(recordedAt >= (session?.startsAt ?? year.now) && recordedAt < year.now).toBe(true)
          expect(score).toBe(scoreOf(answers))
        }
        expect(measures.length).toBeLessThan(1_200)
        const alone = clients.filter(({ row, until }) => row.type === 'adult' && until === null)
        const sinceLast = alone.map(({ row }) => {
          const last = measures.findLast(({ clientId }) => clientId === row.id)
          return last && daysBetween(last.takenOn, year.today)
        })
        const overdue = sinceLast.filter((days) => days !== undefined && days > 42).length
        const never = sinceLast.filter((days) => days === undefined).length
        expect([overdue >= 2 && overdue <= 8, never >= 3 && never <= 9]).toEqual([true, true])
      }),
      { numRuns: runs({ gate: 3, long: 12 }) },
    )
  }, 60_000)

  it('has one client who spoke of self-harm of late, and two who did as they began', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, measures } = plan(day, 14)
        const alerts = measures.filter(({ kind, answers }) => tellsOfSelfHarm(kind, answers))
        expect(new Set(alerts.map(({ clientId }) => clientId)).size).toBe(3)
        const open = alerts.filter(({ alertClosedAt }) => alertClosedAt === null)
        expect(open).toHaveLength(1)
        expect(open.every(({ takenOn }) => daysBetween(takenOn, year.today) <= 30)).toBe(true)
      }),
      { numRuns: runs({ gate: 3, long: 12 }) },
    )
  }, 60_000)

  it('is the same for the same moment', () => {
    const { appointments, measures } = plan('2026-11-17', 14)
    expect(plan('2026-11-17', 14)).toMatchObject({ appointments, measures })
  })
})
