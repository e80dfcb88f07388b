import {
  ANALYTICS_TYPES,
  type Analytics,
  type AnalyticsRecords,
  type AnalyticsType,
  type DateSpan,
} from '@oaklet/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '../../../calendar-day'
import { aVariedPractice, type VariedPractice, type Viewer } from '../../../testing/a-varied-practice'
import { dataOf } from '../../../testing/an-appointment'
import { createTestApp, type TestApp } from '../../../testing/create-test-app'
import { runs } from '../../../testing/sample-size'

let test: TestApp
let place: VariedPractice

beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-17T14:00:00Z')
  place = await aVariedPractice(test, 'America/New_York', 0)
})
afterAll(() => test.close())
// Each has the calls of a minute of its own.
beforeEach(() => test.clock.advance(60_000))

async function ask<Data>({ person }: Viewer, path: string, query: Record<string, string>): Promise<Data> {
  const search = new URLSearchParams({ ...query, practiceId: place.practice.practiceId })
  return dataOf<Data>(await person.request('GET', `/api/analytics/${path}?${search.toString()}`))
}

const custom = ({ start, end }: DateSpan) => ({ dateRange: 'custom', startDate: start, endDate: end })

interface NumberOfSpan {
  figure: string
  part?: string
  span: DateSpan
  value: number | null
  isSuppressed: boolean
}

/** Returns the numbers of an answer for other days than its range: the span before, and the parts of the range. */
function numbersOfSpans({ figures, series, breakdowns, range, previous }: Analytics): NumberOfSpan[] {
  const points = series.flatMap(({ id, points }) =>
    points.map(({ date, value, isSuppressed }, index) => {
      const next = points[index + 1]?.date
      const end = next === undefined ? range.end : addDays(next, -1)
      return { figure: id, span: { start: date, end }, value, isSuppressed }
    }),
  )
  // Where both spans have no value, one of them may be suppressed, and the answer does not say which.
  const before = (one: { value: number | null; previous: number | null; isSuppressed: boolean }) => ({
    ...{ span: previous, value: one.previous },
    isSuppressed: one.isSuppressed && one.previous === null && one.value !== null,
  })
  const rows = breakdowns.flatMap(({ id, unit, rows }) =>
    rows
      // What came to nothing has no row in an answer of its own span, unless it is a rate.
      .filter((row) => row.previous !== 0 || unit === 'percent')
      // A diagnosis of few has none either: it isn’t named.
      .filter((row) => row.previous !== null || id !== 'clientsSeenByMainDiagnosis')
      .map((row) => ({ figure: id, part: row.id, ...before(row) })),
  )
  return [...points, ...figures.map((one) => ({ figure: one.id, ...before(one) })), ...rows]
}

const aChoice = fc.record({
  back: fc.nat(420),
  // Parts of days, of weeks, of months.
  length: fc.oneof(fc.nat(10), fc.integer({ min: 31, max: 90 }), fc.integer({ min: 183, max: 430 })),
  clinician: fc.option(fc.nat(1)),
  isAtLocation: fc.boolean(),
  isOwn: fc.boolean(),
})

type Choice = typeof aChoice extends fc.Arbitrary<infer Chosen> ? Chosen : never

const WHOLE = { clinician: null, isAtLocation: false }
/** In the first, every figure has something to be computed from. */
const EXAMPLES: [Choice][] = [
  [{ ...WHOLE, back: 200, length: 199, isOwn: false }],
  [{ ...WHOLE, back: 90, length: 60, isOwn: true }],
]

/** Of how things stand now; how they stood earlier, none of them tells. */
const OF_NOW = ['activeClients', 'waitingClients', 'averageWait', 'projectedIncome']

it.each(ANALYTICS_TYPES)(
  'every number that %s tells of an earlier span, or of a part of the range, is that of its records',
  async (type: AnalyticsType) => {
    const [reported, known] = [new Set<string>(), new Set<string>()]
    await fc.assert(
      fc.asyncProperty(aChoice, async ({ back, length, clinician, isAtLocation, isOwn }) => {
        // Who may see only their own clients lists only these, and has some of the clinical numbers suppressed.
        const viewer = place.viewers[type === 'clinical' && isOwn ? 1 : 0]
        const start = addDays(place.today, -back)
        const scope = {
          ...(clinician !== null && { clinicianId: place.clinicianIds[clinician] ?? '' }),
          ...(isAtLocation && { locationId: place.practice.locationId }),
        }
        const range = custom({ start, end: addDays(start, length) })
        const answer = await ask<Analytics>(viewer, type, { ...range, ...scope })
        for (const { id } of [...answer.figures, ...answer.breakdowns]) known.add(id)
        for (const { figure, part, span, value, isSuppressed } of numbersOfSpans(answer)) {
          if (value === null && !isSuppressed) continue
          const number = { type, figure, ...(part !== undefined && { part }) }
          const records = await ask<AnalyticsRecords>(viewer, 'records', {
            ...{ ...custom(span), ...scope, ...number, limit: '1' },
          })
          const shown = { value: records.value, isSuppressed: records.isSuppressed, span: records.range }
          expect({ ...number, ...shown }).toEqual({ ...number, value, isSuppressed, span })
          if (value !== null) reported.add(figure)
        }
      }),
      { numRuns: runs({ gate: 3, long: 10 }), examples: EXAMPLES },
    )
    expect([...reported].sort()).toEqual([...known].filter((id) => !OF_NOW.includes(id)).sort())
  },
  240_000,
)
