import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOVE_STEPS, moveSpan, overlapWords, type MoveStep, type Span, type Spot } from './move-event'
import { dayFrame, slotTable } from '../model/slots'
import { NEW_YORK, WEEK } from '../time-grid-fixtures'

const columnsOf = (dates: readonly string[], from = 8, to = 18) =>
  slotTable(
    dates.map((date) => dayFrame(date, NEW_YORK)),
    NEW_YORK,
    30,
    from * 60,
    to * 60,
  ).columns
const columns = columnsOf(WEEK)
const span = (start: string, end: string): Span => ({ start: Date.parse(start), end: Date.parse(end) })
const iso = ({ start, end }: Span) => [start, end].map((at) => new Date(at).toISOString().slice(0, 16))
const leo = span('2026-11-17T14:00:00Z', '2026-11-17T14:50:00Z')

test.each([
  ['later', ['2026-11-17T14:30', '2026-11-17T15:20']],
  ['next-day', ['2026-11-18T14:00', '2026-11-18T14:50']],
  ['longer', ['2026-11-17T14:00', '2026-11-17T15:20']],
  ['shorter', ['2026-11-17T14:00', '2026-11-17T14:20']],
] as const)('%s moves by one slot or day', (step, expected) => {
  expect(iso(moveSpan(leo, step, columns, NEW_YORK, 30))).toEqual(expected)
})

test('the time of day is kept across a change of clocks', () => {
  const days = columnsOf(['2026-10-31', '2026-11-01'])
  const moved = moveSpan(span('2026-10-31T13:00:00Z', '2026-10-31T14:00:00Z'), 'next-day', days, NEW_YORK, 30)
  expect(iso(moved)).toEqual(['2026-11-01T14:00', '2026-11-01T15:00'])
})

test('a step sideways goes from one person’s column to the next, and from the last to the next day', () => {
  const shared = columns.flatMap((day) => ['wren', 'okafor'].map((resourceId) => ({ ...day, resourceId })))
  const step = (spot: Spot, by: MoveStep) => moveSpan(spot, by, shared, NEW_YORK, 30)
  const next = step({ ...leo, resourceId: 'wren' }, 'next-day')
  expect(next).toEqual({ ...leo, resourceId: 'okafor' })
  const dayAfter = step(next, 'next-day')
  expect([iso(dayAfter), dayAfter.resourceId]).toEqual([['2026-11-18T14:00', '2026-11-18T14:50'], 'wren'])
  expect(step(dayAfter, 'previous-day')).toEqual(next)
  expect(iso(step(leo, 'next-day'))).toEqual(['2026-11-18T14:00', '2026-11-18T14:50'])
  expect(iso(step(leo, 'previous-day'))).toEqual(['2026-11-16T14:00', '2026-11-16T14:50'])
})

test('no run of steps leaves the days and hours shown, or ends before it starts', () => {
  const lowest = Date.parse('2026-11-16T13:00:00Z')
  const highest = Date.parse('2026-11-20T23:00:00Z')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MOVE_STEPS), { maxLength: 60 }), (steps) => {
      let at = leo
      for (const step of steps) at = moveSpan(at, step, columns, NEW_YORK, 30)
      expect(at.start).toBeGreaterThanOrEqual(lowest)
      expect(at.end).toBeLessThanOrEqual(highest)
      expect(at.end).toBeGreaterThan(at.start)
    }),
  )
})

test('names one that it overlaps and counts the others', () => {
  expect(overlapWords(leo, [])).toBeUndefined()
  expect(overlapWords(leo, [{ ...leo, title: 'Ana Bell' }])).toBe('overlaps Ana Bell')
  expect(
    overlapWords(
      leo,
      [1, 2, 3].map((index) => ({ ...leo, title: `Ana ${index}` })),
    ),
  ).toBe('overlaps Ana 1 and 2 more')
})
