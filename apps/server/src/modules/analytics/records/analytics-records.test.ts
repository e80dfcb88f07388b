import {
  ANALYTICS_TYPES,
  type Analytics,
  type AnalyticsRecord,
  type AnalyticsRecords,
  type AnalyticsType,
} from '@oaklet/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../calendar-day'
import { aVariedPractice, type VariedPractice } from '../../../testing/a-varied-practice'
import { dataOf } from '../../../testing/an-appointment'
import { createTestApp, type TestApp } from '../../../testing/create-test-app'
import { runs } from '../../../testing/sample-size'

const TIME_ZONES = ['America/New_York', 'Australia/Lord_Howe']

let test: TestApp
let places: VariedPractice[]

beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-17T14:00:00Z')
  places = await Promise.all(TIME_ZONES.map((timeZone, index) => aVariedPractice(test, timeZone, index)))
})
afterAll(() => test.close())

type Query = Readonly<Record<string, string | undefined>>

async function ask<Data>({ viewers, practice }: VariedPractice, path: string, query: Query): Promise<Data> {
  const search = new URLSearchParams({ practiceId: practice.practiceId })
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return dataOf<Data>(await viewers[0].person.request('GET', `/api/analytics/${path}?${search.toString()}`))
}

/** All pages of the records behind a number, which must say the same of all of them. */
async function allRecords(of: VariedPractice, query: Query): Promise<AnalyticsRecords> {
  const first = await ask<AnalyticsRecords>(of, 'records', query)
  const items = [...first.items]
  for (let { nextCursor } = first; nextCursor !== null;) {
    const page = await ask<AnalyticsRecords>(of, 'records', { ...query, cursor: nextCursor })
    expect({ ...page, items: [], nextCursor: null }).toEqual({ ...first, items: [], nextCursor: null })
    items.push(...page.items)
    nextCursor = page.nextCursor
  }
  return { ...first, items }
}

const sumOf = (items: readonly AnalyticsRecord[]) => items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** Recomputes the number from its records alone. */
function recomputed({ aggregation, figure, base, items }: AnalyticsRecords): number | null {
  const counted = items.filter(({ isCounted }) => isCounted)
  const per = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  switch (aggregation) {
    case 'count':
      return counted.length
    case 'sum':
      return sumOf(counted)
    case 'average':
      return per(sumOf(counted), counted.length)
    case 'share':
      return per(counted.length * 100, items.length)
    case 'ratio':
      return per(sumOf(counted) * (figure.unit === 'percent' ? 100 : 1), base?.value ?? 0)
  }
}

/** The number follows from its records: exactly, or to a tenth. */
function expectRecomputed(records: AnalyticsRecords, value: number | null, what: string) {
  const computed = recomputed(records)
  const isExact = ['count', 'sum'].includes(records.aggregation)
  if (isExact || computed === null || value === null) expect([what, computed]).toEqual([what, value])
  else
    expect(Math.abs(computed - value), `${what}: ${computed} for ${value}`).toBeLessThanOrEqual(0.05 + 1e-6)
}

function expectInOrder({ items, total, counted, sum, amountUnit }: AnalyticsRecords) {
  expect(items).toHaveLength(total)
  expect(new Set(items.map(({ id }) => id)).size).toBe(total)
  const isFirst = items.map(({ isCounted }) => isCounted)
  expect(isFirst).toEqual([...isFirst].sort((one, other) => Number(other) - Number(one)))
  const ofCounted = items.filter(({ isCounted }) => isCounted)
  expect(ofCounted).toHaveLength(counted)
  const days = ofCounted.flatMap(({ date }) => date ?? [])
  expect(days).toEqual([...days].sort().reverse())
  if (amountUnit === null)
    expect([sum, ...items.map(({ amount }) => amount)].every((it) => it === null)).toBe(true)
  else expect(sum).toBeCloseTo(sumOf(ofCounted), 6)
  for (const { label, detail } of items) expect([label !== '', detail !== '']).toEqual([true, true])
}

/** Every number that an answer shows. */
const numbersOf = ({ figures, breakdowns }: Analytics) => [
  ...figures.map(({ id, value, isSuppressed }) => ({ figure: id, part: undefined, value, isSuppressed })),
  ...breakdowns.flatMap(({ id, rows }) =>
    rows.map((row) => ({ figure: id, part: row.id, value: row.value, isSuppressed: row.isSuppressed })),
  ),
]

const aChoice = fc.record({
  place: fc.nat(1),
  back: fc.nat(420),
  length: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(430)),
  clinician: fc.option(fc.nat(1)),
  isAtLocation: fc.boolean(),
  limit: fc.constantFrom<string[]>('25', '100'),
})

/** Between them, each number has something to be computed from. */
const EXAMPLES = [0, 1].map((place): [typeof aChoice extends fc.Arbitrary<infer Choice> ? Choice : never] => [
  { place, back: 400, length: 430, clinician: null, isAtLocation: false, limit: '100' },
])

it.each(ANALYTICS_TYPES)(
  'every number of %s is computed from its records',
  async (type: AnalyticsType) => {
    const computed = new Set<string>()
    await fc.assert(
      fc.asyncProperty(aChoice, async ({ place, back, length, clinician, isAtLocation, limit }) => {
        const of = places[place]
        if (of === undefined) throw new Error('There is no such place')
        const startDate = addDays(of.today, -back)
        const query = {
          ...{ dateRange: 'custom', startDate, endDate: addDays(startDate, length) },
          clinicianId: clinician === null ? undefined : of.clinicianIds[clinician],
          locationId: isAtLocation ? of.practice.locationId : undefined,
        }
        for (const { figure, part, value, isSuppressed } of numbersOf(
          await ask<Analytics>(of, type, query),
        )) {
          const records = await allRecords(of, { ...query, type, figure, part, limit })
          const what = [figure, part].join(' ')
          expect([what, records.value]).toEqual([what, value])
          expectInOrder(records)
          if (value === null && isSuppressed) expect(records.isSuppressed).toBe(true)
          else expectRecomputed(records, value, what)
          if (records.total > 0) computed.add(figure)
        }
      }),
      { numRuns: runs({ gate: 3, long: 10 }), examples: EXAMPLES },
    )
    const answer = await ask<Analytics>(places[0] as VariedPractice, type, { dateRange: 'last-year' })
    const ids = [...answer.figures, ...answer.breakdowns].map(({ id }) => id)
    expect([...computed].sort()).toEqual(ids.sort())
  },
  240_000,
)
