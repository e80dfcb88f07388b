import {
  datesOf,
  type BookedSeries,
  type ChangedSeries,
  type SeriesPreview,
  type SeriesRule,
} from '@oaklet/api/contract'
import { aSeriesRule } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf, seriesBody } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'
import { occurrenceTimes } from './occurrence-times'

/** What one of two people does next: `which` picks an appointment, `by` how far something moves. */
const step = fc.record({
  verb: fc.constantFrom('time', 'day', 'memo', 'cancel', 'move one', 'cancel one', 'hold one', 'undo'),
  which: fc.nat(20),
  by: fc.integer({ min: 0, max: 6 }),
  scope: fc.constantFrom('following', 'all'),
  includeOverridden: fc.boolean(),
  /** Whether both people do it at the same moment. */
  isTwice: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Row {
  id: string
  version: number
  seriesId: string
  on: string
  status: string
  overrides: string[]
  /** All that is its own: not its version, nor which series and date it is counted under. */
  own: { starts_at: string; ends_at: string; memo: string }
  series: { wall_start: string; minutes: number; time_zone: string; template: { memo: string } }
}
interface Rule extends SeriesRule {
  id: string
  dates: string[]
}
interface Made {
  changeId: string
  before: readonly Row[]
  after: readonly Row[]
}

onOneDatabase('changes of series', (test, rule) => {
  const read = <Found extends object>(practice: TestPractice, what: ReturnType<typeof sql>) =>
    inTenant(test.deps.db, practice.organizationId, (tx) => rowsOf<Found>(tx, what))
  const rowsIn = (practice: TestPractice) =>
    read<Row>(
      practice,
      sql`
        select a.id, a.version, a.series_id as "seriesId", a.occurrence_on::text as on, a.status, a.overrides,
          to_jsonb(a) - '{version,updated_at,series_id,occurrence_on,overlap_group}'::text[] as own,
          to_jsonb(s) - '{version,updated_at}'::text[] as series
        from appointments a join appointment_series s on s.id = a.series_id order by a.id`,
    )
  const rulesIn = (practice: TestPractice) =>
    read<Rule>(
      practice,
      sql`
        select s.id, starts_on::text as "startsOn", freq, every, weekdays, nth, short_months as "shortMonths", count,
          ends_on::text as "endsOn",
          array(
            select occurrence_on::text from appointments where series_id = s.id
            union all select occurrence_on::text from series_skips where series_id = s.id order by 1
          ) as dates
        from appointment_series s`,
    )

  /** What has to be true whatever was done; the appointments that are `fixed` have what is given here. */
  async function check(practice: TestPractice, ids: readonly string[], fixed: ReadonlyMap<string, object>) {
    const rows = await rowsIn(practice)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    for (const { id, own } of rows) if (fixed.has(id)) expect(own).toEqual(fixed.get(id))
    for (const { dates, ...each } of await rulesIn(practice)) expect(datesOf(each)).toEqual(dates)
    for (const { id, on, overrides, status, own, series } of rows) {
      if (fixed.has(id) || overrides.length > 0 || status !== 'scheduled') continue
      const { wall_start: start, minutes, time_zone: timeZone } = series
      const { startsAt, endsAt } = occurrenceTimes({ date: on, start, minutes }, timeZone)
      expect([new Date(own.starts_at), new Date(own.ends_at), own.memo]).toEqual([
        ...[startsAt, endsAt, series.template.memo],
      ])
    }
    return rows
  }

  /** Sends what the step changes; null where there is nothing to do. */
  async function act(
    practice: TestPractice,
    people: readonly SignedInPerson[],
    rows: readonly Row[],
    made: Made[],
    { verb, which, by, scope, includeOverridden, isTwice }: Step,
  ): Promise<TestAnswer[]> {
    const [one] = people
    const row = rows[which % rows.length]
    if (one === undefined || row === undefined) return []
    const senders = isTwice ? people : people.slice(0, 1)
    const both = (send: (person: SignedInPerson) => Promise<TestAnswer>) => Promise.all(senders.map(send))
    const { id: appointmentId, version, seriesId, on } = row
    if (verb === 'undo') {
      const last = made.at(-1)
      return last === undefined
        ? []
        : both(({ request }) => request('POST', practice.path(`series-changes/${last.changeId}/undo`)))
    }
    if (verb === 'cancel one' || verb === 'hold one') {
      const status = verb === 'hold one' ? 'completed' : 'cancelled_client'
      const path = practice.path(`appointments/${appointmentId}/status`)
      return both(({ request }) => request('PATCH', path, { status, version }))
    }
    if (verb === 'move one') {
      const { startsAt, endsAt } = occurrenceTimes(
        { date: on, start: `0${by}:30`, minutes: 40 },
        practice.timeZone,
      )
      const body = { startsAt, endsAt, version, allowOverlap: true, allowOutsideHours: true }
      return both(({ request }) =>
        request('PATCH', practice.path(`appointments/${appointmentId}/time`), body),
      )
    }
    const day = new Date(Date.parse(on) + (by - 3) * 86_400_000).toISOString().slice(0, 10)
    const edits = { time: { start: `1${by}:15` }, day: { date: day }, memo: { memo: `Note ${by}` } }
    const change = verb === 'cancel' ? { kind: 'cancel' } : { kind: 'edit', ...edits[verb] }
    const body = { appointmentId, version, scope, change, includeOverridden, choices: [] as object[] }
    const path = practice.path(`appointment-series/${seriesId}/changes`)
    const looked = await one.request('POST', `${path}/preview`, body)
    if (looked.status !== 200) return [looked]
    const { occurrences } = dataOf<Pick<SeriesPreview, 'occurrences'>>(looked)
    const choices = occurrences
      .filter(({ choice }) => choice === null)
      .map(({ date }, index) => ({ date, choice: (index + by) % 3 === 0 ? 'skip' : 'book_anyway' }))
    const again = await one.request('POST', `${path}/preview`, { ...body, choices })
    const { seen } = dataOf<SeriesPreview>(again)
    return both(({ request }) => request('POST', path, { ...body, choices, seen }))
  }

  rule(
    'lose no appointment, change none that is fixed, keep rule and rows alike, and can be undone',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
          test.clock.set('2026-11-16T14:00:00.000Z')
          const practice = await aPractice(test)
          const people = [await practice.as('Owner', { isClinician: true }), await practice.as('Owner')]
          const [owner] = people
          if (owner === undefined) return
          const { id: clientId } = await addClient(practice, owner)
          const series = aSeriesRule({ startsOn: '2026-11-24', count: 6 })
          const skipped = [{ date: '2026-12-08', choice: 'skip' as const }]
          const body = seriesBody(
            practice,
            { clientId, clinicianId: owner.staffId },
            { rule: series, choices: skipped },
          )
          const { seen } = dataOf<SeriesPreview>(
            await owner.request('POST', practice.path('appointment-series/preview'), body),
          )
          dataOf<BookedSeries>(
            await owner.request('POST', practice.path('appointment-series'), { ...body, seen }),
          )
          let rows = await rowsIn(practice)
          const ids = rows.map(({ id }) => id)
          const fixed = new Map<string, object>()
          const made: Made[] = []
          for (const each of steps) {
            const before = rows
            const answers = await act(practice, people, rows, made, each)
            expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
            const done = answers.filter(({ status }) => status === 200)
            expect(done.length).toBeLessThanOrEqual(1)
            rows = await check(practice, ids, fixed)
            for (const { id, status, own } of rows)
              if (status !== 'scheduled' && each.verb.endsWith('one')) fixed.set(id, own)
            const [answer] = done
            if (answer === undefined) {
              expect(rows).toEqual(before)
            } else if (each.verb === 'undo') {
              const last = made.pop()
              if (withoutVersion(before) === withoutVersion(last?.after)) {
                expect(withoutVersion(rows)).toEqual(withoutVersion(last?.before))
              }
            } else if (!each.verb.endsWith('one')) {
              const { changeId } = dataOf<ChangedSeries>(answer)
              made.push({ changeId, before, after: rows })
            }
          }
        }),
        { numRuns: runs({ gate: 3, long: 25 }) },
      )
    },
    300_000,
  )
})

const withoutVersion = (rows: readonly Row[] | undefined): string =>
  JSON.stringify(rows?.map((row) => ({ ...row, version: 0 })))
