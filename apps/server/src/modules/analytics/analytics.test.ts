import {
  ANALYTICS_TYPES,
  DATE_RANGES,
  resolveDateRange,
  type Analytics,
  type AnalyticsType,
  type DateSpan,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../calendar-day'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { createTestApp, type TestApp } from '../../testing/create-test-app'
import { insertVariedRows } from '../../testing/insert-varied-rows'
import { recountAnalytics, type RecountScope } from '../../testing/recount-analytics'
import type { VariedRows } from '../../testing/varied-rows'

/** Half an hour of daylight saving, and whole ones, on both halves of the globe. */
const TIME_ZONES = ['America/New_York', 'Australia/Lord_Howe']
const TODAYS = ['2026-11-17', '2026-11-18']

interface Varied {
  practice: TestPractice
  owner: SignedInPerson
  today: string
  timeZone: string
  clinicianIds: string[]
  rows: VariedRows
}

let test: TestApp
let places: Varied[]

beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-17T14:00:00Z')
  places = await Promise.all(TIME_ZONES.map((timeZone, index) => aVariedPractice(timeZone, index)))
})
afterAll(() => test.close())

async function aVariedPractice(timeZone: string, seed: number): Promise<Varied> {
  const practice = await aPractice(test)
  const { organizationId, practiceId, otherPracticeId, locationId, otherLocationId } = practice
  await test.deps.db.execute(sql`update practices set time_zone = ${timeZone} where id = ${practiceId}`)
  const practiceIds = [practiceId, otherPracticeId]
  const owner = await practice.as('Owner', { practiceIds })
  const other = await practice.as('Clinician', { practiceIds })
  const clinicianIds = [owner.staffId, other.staffId]
  const place = { organizationId, practiceId, clinicianIds, locationIds: [locationId], timeZone }
  const rows = await insertVariedRows(test.deps, place, seed)
  const next = { ...place, practiceId: otherPracticeId, locationIds: [otherLocationId] }
  await insertVariedRows(test.deps, next, seed + 100)
  return { practice, owner, today: TODAYS[seed] ?? '', timeZone, clinicianIds, rows }
}

async function ask(of: Varied, type: AnalyticsType, query: Record<string, string | undefined>) {
  const search = new URLSearchParams({ practiceId: of.practice.practiceId })
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return dataOf<Analytics>(await of.owner.request('GET', `/api/analytics/${type}?${search.toString()}`))
}

/** What a figure must be: recounted, or withheld when it tells of too few people. */
function expected(of: Varied, type: AnalyticsType, scope: RecountScope, span: DateSpan) {
  const { figures, clientsSeen } = recountAnalytics(of.rows, scope, span)
  const isFew = type === 'clinical' && clientsSeen > 0 && clientsSeen < 5
  return { isFew, value: (id: string) => (isFew ? null : (figures[id] ?? null)) }
}

function expectAbout(told: number | null | undefined, value: number | null, what: string) {
  if (told === null || told === undefined || value === null) expect([what, told]).toEqual([what, value])
  else expect(Math.abs(told - value), `${what}: ${told} for ${value}`).toBeLessThanOrEqual(0.0501)
}

const aChoice = fc.record({
  place: fc.constantFrom(0, 1),
  type: fc.constantFrom(...ANALYTICS_TYPES),
  dateRange: fc.constantFrom(...DATE_RANGES, 'custom' as const, 'custom' as const),
  back: fc.nat(420),
  length: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(430)),
  clinician: fc.constantFrom(null, null, 0, 1),
  isAtLocation: fc.constantFrom(false, false, true),
})

describe('every figure and every point', () => {
  it('is what the rows say, recounted without SQL', async () => {
    let [told, withheld] = [0, 0]
    await fc.assert(
      fc.asyncProperty(aChoice, async ({ place, type, dateRange, back, length, clinician, isAtLocation }) => {
        const of = places[place]
        if (of === undefined) throw new Error('There is no such place')
        const startDate = addDays(of.today, -back)
        const dates = dateRange === 'custom' ? { startDate, endDate: addDays(startDate, length) } : {}
        const narrowed = {
          clinicianId: clinician === null ? undefined : of.clinicianIds[clinician],
          locationId: isAtLocation ? of.practice.locationId : undefined,
        }
        const scope = { ...narrowed, timeZone: of.timeZone }
        const answer = await ask(of, type, { dateRange, ...dates, ...narrowed })
        const spans = resolveDateRange({ dateRange, ...dates }, of.today)
        expect(answer).toMatchObject({ type, timeZone: of.timeZone, ...spans })

        const now = expected(of, type, scope, spans.range)
        const before = expected(of, type, scope, spans.previous)
        for (const { id, value, previous, isSuppressed } of answer.figures) {
          expectAbout(value, now.value(id), id)
          expectAbout(previous, id === 'activeClients' ? null : before.value(id), `previous ${id}`)
          expect(isSuppressed).toBe(now.isFew || before.isFew)
          told += 1
          if (isSuppressed) withheld += 1
        }
        for (const { id, points } of answer.series) {
          expect(points[0]?.date).toBe(spans.range.start)
          points.forEach(({ date, value }, index) => {
            const next = points[index + 1]?.date
            const end = next === undefined ? spans.range.end : addDays(next, -1)
            expectAbout(value, expected(of, type, scope, { start: date, end }).value(id), `${id} on ${date}`)
          })
        }
      }),
      { numRuns: 100 },
    )
    expect(told).toBeGreaterThan(0)
    expect(withheld).toBeGreaterThan(0)
  }, 120_000)
})

const figureOf = ({ figures }: Analytics, id: string) => figures.find((figure) => figure.id === id)?.value

describe('the figures together', () => {
  it('split what is outstanding by age without losing a cent, as the invoices say', async () => {
    for (const of of places) {
      const answer = await ask(of, 'financial', {})
      const parts = ['agingUpTo30', 'agingUpTo60', 'agingUpTo90', 'agingOver90']
      const sum = parts.reduce((total, id) => total + (figureOf(answer, id) ?? NaN), 0)
      expect(sum).toBe(figureOf(answer, 'outstanding'))
      expect(sum).toBeGreaterThan(0)
    }
  })

  it('add up over the points of a series', async () => {
    for (const of of places) {
      for (const [type, ids] of [
        ['practice', ['sessionsHeld', 'newClients']],
        ['financial', ['billed', 'collected']],
      ] as const) {
        const answer = await ask(of, type, { dateRange: 'last-year' })
        for (const id of ids) {
          const points = answer.series.find((series) => series.id === id)?.points ?? []
          expect(points).toHaveLength(12)
          expect(points.reduce((total, { value }) => total + (value ?? NaN), 0)).toBe(figureOf(answer, id))
        }
      }
    }
  })

  it('each say what they count, and have a name of their own', async () => {
    for (const type of ANALYTICS_TYPES) {
      const [of] = places
      if (of === undefined) throw new Error('There is no such place')
      const { figures, series } = await ask(of, type, {})
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
      expect(figures.length).toBeGreaterThanOrEqual(3)
      expect(series.length).toBeGreaterThan(0)
      for (const { label, definition } of figures) {
        expect(label).not.toBe('')
        expect(definition).toMatch(/^[A-Z].+\.$/)
      }
    }
  })
})
