import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allDayRow, type AllDaySegment } from './all-day-row'
import { gridColumns } from './grid-columns'
import { dayFrame } from './slots'
import { anAllDayEvent, CLINICIANS, NEW_YORK, WEEK } from '../time-grid-fixtures'
import type { TimeGridEvent, TimeGridResource } from '../time-grid-event'

const words = { one: 'appointment', other: 'appointments' }
const [MON, TUE, WED, , FRI] = WEEK
const columnsOf = (resources: readonly TimeGridResource[] = []) =>
  gridColumns(
    WEEK.map((date) => ({ date, slots: [] })),
    WEEK.map((date) => dayFrame(date, NEW_YORK)),
    { resources },
  )
const rowOf = (events: readonly TimeGridEvent[], resources?: readonly TimeGridResource[]) =>
  allDayRow(columnsOf(resources), { events, isKept: false }, words)
const segmentsOf = (...args: Parameters<typeof rowOf>) =>
  rowOf(...args)?.cells.flatMap(({ segments }) => segments) ?? []
const placeOf = ({ column, span, offset }: AllDaySegment) => ({ column, span, lane: offset })

test('is not there when nothing takes a whole day, unless something can be made in it', () => {
  expect(rowOf([])).toBeNull()
  expect(allDayRow(columnsOf(), { events: [], isKept: true }, words)?.lanes).toBe(0)
  expect(rowOf([anAllDayEvent('Leave', '2026-11-01', '2026-11-15')])).toBeNull()
})

test('an event lies over its days as one piece, cut where the week ends', () => {
  expect(segmentsOf([anAllDayEvent('Conference', TUE, WED)]).map(placeOf)).toEqual([
    { column: 1, span: 2, lane: 0 },
  ])
  expect(segmentsOf([anAllDayEvent('Leave', '2026-11-01', '2026-12-24')]).map(placeOf)).toEqual([
    { column: 0, span: 5, lane: 0 },
  ])
})

test('is named with its dates, whatever part of them is shown', () => {
  const [leave] = segmentsOf([anAllDayEvent('Leave', '2026-11-01', TUE, { detail: 'Ana Bell' })])
  expect(leave?.name).toBe('Leave, Sunday, November 1 to Tuesday, November 17, all day, Approved, Ana Bell')
  const [day] = segmentsOf([anAllDayEvent('Conference', MON, MON, { resourceId: 'wren' })], CLINICIANS)
  expect(day?.name).toBe('Conference, Dr. Wren, Monday, November 16, all day, Approved')
})

test('a cell counts what lies over it, wherever that begins', () => {
  const row = rowOf([anAllDayEvent('Conference', MON, WED), anAllDayEvent('Leave', WED, FRI)])
  expect(row?.cells.map(({ name }) => name)).toEqual([
    'Monday, November 16, all day, 1 appointment',
    'Tuesday, November 17, all day, 1 appointment',
    'Wednesday, November 18, all day, 2 appointments',
    'Thursday, November 19, all day, 1 appointment',
    'Friday, November 20, all day, 1 appointment',
  ])
})

test('one person’s days are pieces of their own between the others’; everybody’s are one', () => {
  const leave = anAllDayEvent('Leave', MON, TUE, { resourceId: 'okafor' })
  expect(segmentsOf([leave], CLINICIANS).map(placeOf)).toEqual([
    { column: 1, span: 1, lane: 0 },
    { column: 4, span: 1, lane: 0 },
  ])
  expect(segmentsOf([anAllDayEvent('Closed', MON, TUE)], CLINICIANS).map(placeOf)).toEqual([
    { column: 0, span: 6, lane: 0 },
  ])
})

test('no two share a lane on a day, and no event is left out', () => {
  const day = fc.integer({ min: 10, max: 26 })
  const events = fc
    .array(fc.tuple(day, day), { maxLength: 20 })
    .map((spans) =>
      spans.map(([a, b], index) =>
        anAllDayEvent(`Event ${index}`, `2026-11-${Math.min(a, b)}`, `2026-11-${Math.max(a, b)}`),
      ),
    )
  fc.assert(
    fc.property(events, (all) => {
      const segments = segmentsOf(all)
      const taken = segments.flatMap(({ column, span, offset }) =>
        Array.from({ length: span }, (_, index) => `${column + index} ${offset}`),
      )
      expect(new Set(taken).size).toBe(taken.length)
      const shown = all.filter(({ start, end }) => start <= FRI && end >= MON)
      expect(new Set(segments.map(({ event }) => event.id))).toEqual(new Set(shown.map(({ id }) => id)))
    }),
  )
})
