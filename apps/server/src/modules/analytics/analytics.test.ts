import {
  DATE_RANGES,
  ANALYTICS_TYPES,
  resolveDateRange,
  type Analytics,
  type AnalyticsBreakdown,
  type AnalyticsType,
  type DateSpan,
} from '@oaklet/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../calendar-day'
import { aVariedPractice, type VariedPractice, type Viewer } from '../../testing/a-varied-practice'
import { dataOf } from '../../testing/an-appointment'
import { createTestApp, type TestApp } from '../../testing/create-test-app'
import { recountAnalytics } from '../../testing/recount-analytics'
import { recountBreakdowns, type RecountedParts } from '../../testing/recount-breakdowns'
import type { RecountScope } from '../../testing/recount-rows'
import { recountSuppressed } from '../../testing/recount-suppressed'
import { reportedDiagnoses, type ReportedParts } from '../../testing/reported-diagnoses'
import { runs } from '../../testing/sample-size'

/** Half an hour of daylight saving, and whole ones, on both halves of the globe. */
const TIME_ZONES = ['America/New_York', 'Australia/Lord_Howe']

/** Figures that describe the present only. */
const NOT_KEPT = ['activeClients', 'waitingClients', 'averageWait', 'projectedIncome']

/** Figures of the clients seen, which need no scores. */
const VISITS = ['clientsSeen', 'sessionsPerClient', 'averageWeeksInTreatment']

let test: TestApp
let places: VariedPractice[]

beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-17T14:00:00Z')
  places = await Promise.all(TIME_ZONES.map((timeZone, index) => aVariedPractice(test, timeZone, index)))
})
afterAll(() => test.close())

async function ask(
  of: VariedPractice,
  type: AnalyticsType,
  query: Record<string, string | undefined>,
  { person }: Viewer = of.viewers[0],
) {
  const search = new URLSearchParams({ practiceId: of.practice.practiceId })
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return dataOf<Analytics>(await person.request('GET', `/api/analytics/${type}?${search.toString()}`))
}

/** The expected numbers of a span: recounted, or suppressed as small cells. */
function expected(
  of: VariedPractice,
  { sees }: Viewer,
  type: AnalyticsType,
  scope: RecountScope,
  span: DateSpan,
): Expected {
  const figures = recountAnalytics(of.rows, type, scope, span)
  const suppressed = recountSuppressed(of.rows, scope, span, sees)
  const isNone = (id: string) =>
    type === 'clinical' && (VISITS.includes(id) ? suppressed.isWhole : suppressed.figures.has(id))
  return {
    isNone,
    value: (id) => (isNone(id) ? null : (figures[id] ?? null)),
    hasComplementary: suppressed.complementary !== undefined,
    partsOf: (id, parts) =>
      id === 'clientsSeenByMainDiagnosis'
        ? reportedDiagnoses(parts, suppressed.parts[id])
        : { parts, isNone: (part) => suppressed.parts[id]?.has(part) ?? false },
  }
}

interface Expected {
  isNone: (id: string) => boolean
  value: (id: string) => number | null
  hasComplementary: boolean
  partsOf: (id: string, parts: RecountedParts) => ReportedParts
}

function expectAbout(reported: number | null | undefined, value: number | null, what: string) {
  if (reported === null || reported === undefined || value === null)
    expect([what, reported]).toEqual([what, value])
  else expect(Math.abs(reported - value), `${what}: ${reported} for ${value}`).toBeLessThanOrEqual(0.0501)
}

/** Each part in which anything happened, as recounted for both spans, and no other. */
function expectParts(
  { id, unit, rows }: AnalyticsBreakdown,
  { parts: now, isNone: isNoneNow }: ReportedParts,
  { parts: before, isNone: wasNone }: ReportedParts,
) {
  const isReported = (value: number | null | undefined) =>
    value !== undefined && value !== null && (unit === 'percent' || value !== 0)
  const parts = [...new Set([...now.keys(), ...before.keys()])]
  const expected = parts.filter(
    (part) => isReported(now.get(part)) || isReported(before.get(part)) || isNoneNow(part) || wasNone(part),
  )
  expect([id, rows.map((row) => row.id).sort()]).toEqual([id, expected.sort()])
  const nothing = unit === 'percent' ? null : 0
  for (const row of rows) {
    const values = [now.get(row.id) ?? nothing, before.get(row.id) ?? nothing] as const
    const isNone = [isNoneNow(row.id), wasNone(row.id)]
    const [value, previous] = values.map((each, index) => (isNone[index] === true ? null : each))
    expectAbout(row.value, value ?? null, `${id} of ${row.label}`)
    expectAbout(row.previous, previous ?? null, `previous ${id} of ${row.label}`)
    expect([id, row.label, row.isSuppressed]).toEqual([id, row.label, isNone.includes(true)])
  }
}

const aChoice = fc.record({
  place: fc.constantFrom(0, 1),
  viewer: fc.constantFrom(0, 1, 2),
  type: fc.constantFrom(...ANALYTICS_TYPES),
  dateRange: fc.constantFrom(...DATE_RANGES, 'custom' as const, 'custom' as const),
  back: fc.nat(420),
  length: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(430)),
  clinician: fc.constantFrom(null, null, 0, 1),
  isAtLocation: fc.constantFrom(false, false, true),
})

type Choice = typeof aChoice extends fc.Arbitrary<infer Value> ? Value : never

/** Met in each run: a year of each tab, a tab that is suppressed, and a part that is suppressed to complement another. */
const WHOLE = { place: 0, viewer: 0, back: 0, length: 0, clinician: null, isAtLocation: false } as const
const ALWAYS: [Choice][] = [
  ...ANALYTICS_TYPES.map((type): [Choice] => [{ ...WHOLE, type, dateRange: 'last-year' }]),
  // Of the year before, too little was written off to be split.
  [{ ...WHOLE, type: 'financial', dateRange: 'year-to-date' }],
  [{ ...WHOLE, viewer: 2, type: 'clinical', dateRange: 'month-to-date', isAtLocation: true }],
  [{ ...WHOLE, viewer: 1, type: 'clinical', dateRange: 'quarter-to-date' }],
]

describe('every figure, every point and every part', () => {
  it('is what the rows say, recounted without SQL', async () => {
    let [reported, suppressed, complementary] = [0, 0, 0]
    const [split, recounted] = [new Set<string>(), new Set<string>()]
    await fc.assert(
      fc.asyncProperty(aChoice, async ({ type, dateRange, back, length, clinician, isAtLocation, ...by }) => {
        const of = places[by.place]
        const viewer = of?.viewers[by.viewer]
        if (of === undefined || viewer === undefined) throw new Error('There is no such place')
        const startDate = addDays(of.today, -back)
        const dates = dateRange === 'custom' ? { startDate, endDate: addDays(startDate, length) } : {}
        const narrowed = {
          clinicianId: clinician === null ? undefined : of.clinicianIds[clinician],
          locationId: isAtLocation ? of.practice.locationId : undefined,
        }
        const scope = { ...narrowed, timeZone: of.timeZone, now: test.clock.now() }
        const answer = await ask(of, type, { dateRange, ...dates, ...narrowed }, viewer)
        const spans = resolveDateRange({ dateRange, ...dates }, of.today)
        expect(answer).toMatchObject({ type, timeZone: of.timeZone, ...spans })

        const expectedIn = (span: DateSpan) => expected(of, viewer, type, scope, span)
        const [now, before] = [expectedIn(spans.range), expectedIn(spans.previous)]
        if (type === 'clinical' && now.hasComplementary) complementary += 1
        for (const { id, value, previous, isSuppressed } of answer.figures) {
          expectAbout(value, now.value(id), id)
          expectAbout(previous, NOT_KEPT.includes(id) ? null : before.value(id), `previous ${id}`)
          expect([id, isSuppressed]).toEqual([id, now.isNone(id) || before.isNone(id)])
          reported += 1
          if (isSuppressed) suppressed += 1
        }
        for (const { id, points } of answer.series) {
          expect(points[0]?.date).toBe(spans.range.start)
          points.forEach(({ date, value, isSuppressed }, index) => {
            const next = points[index + 1]?.date
            const span = { start: date, end: next === undefined ? spans.range.end : addDays(next, -1) }
            const point = expectedIn(span)
            expectAbout(value, point.value(id), `${id} on ${date}`)
            expect(isSuppressed).toBe(point.isNone(id))
          })
        }
        const parts = recountBreakdowns(of.rows, scope, spans.range)
        const partsBefore = recountBreakdowns(of.rows, scope, spans.previous)
        for (const breakdown of answer.breakdowns) {
          const { id } = breakdown
          const [counted, countedBefore] = [parts[id], partsBefore[id]]
          if (counted === undefined || countedBefore === undefined) throw new Error(`${id} isn’t recounted`)
          expectParts(breakdown, now.partsOf(id, counted), before.partsOf(id, countedBefore))
          if (breakdown.rows.length > 1) split.add(breakdown.id)
        }
        for (const id of Object.keys(parts)) recounted.add(id)
      }),
      { numRuns: runs({ gate: ALWAYS.length + 3, long: 100 }), examples: ALWAYS },
    )
    expect(reported).toBeGreaterThan(0)
    expect(suppressed).toBeGreaterThan(0)
    expect(complementary).toBeGreaterThan(0)
    expect([...split].sort()).toEqual([...recounted].sort())
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

  it('are the sum of their parts, to the cent', async () => {
    for (const of of places) {
      for (const [type, ids] of [
        ['practice', ['sessionsHeld', 'newClients']],
        ['financial', ['billed', 'collected', 'writtenOff']],
        ['operational', ['sessionsHeld']],
      ] as const) {
        const practice = await ask(of, 'practice', { dateRange: 'year-to-date' })
        const answer = await ask(of, type, { dateRange: 'year-to-date' })
        for (const id of ids) {
          const whole = figureOf(answer, id) ?? figureOf(practice, id)
          const splits = answer.breakdowns.filter((each) => each.id.startsWith(`${id}By`))
          expect(splits.length).toBeGreaterThan(0)
          for (const { rows } of splits) {
            expect(rows.length).toBeGreaterThan(1)
            expect(rows.reduce((total, { value }) => total + (value ?? NaN), 0)).toBe(whole)
          }
        }
      }
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
      const { figures, series, breakdowns } = await ask(of, type, {})
      for (const each of [figures, series, breakdowns]) {
        expect(new Set(each.map(({ id }) => id)).size).toBe(each.length)
      }
      expect(figures.length).toBeGreaterThanOrEqual(3)
      expect(series.length).toBeGreaterThan(0)
      for (const { label, definition } of [...figures, ...breakdowns]) {
        expect(label).not.toBe('')
        expect(definition).toMatch(/^[A-Z].+\.$/)
      }
    }
  })
})
