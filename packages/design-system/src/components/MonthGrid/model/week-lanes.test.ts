import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventDays } from '../../AgendaList/event-days'
import { anEvent, NEW_YORK } from '../../TimeGrid/time-grid-fixtures'
import { weekLanes } from './week-lanes'

const HOUR_MS = 3_600_000
/** A week in which clocks go back, and an ordinary one. */
const WEEKS = ['2026-11-01', '2026-11-15'].map((first) =>
  Array.from(
    { length: 7 },
    (_, index) => `2026-11-${String(Number(first.slice(-2)) + index).padStart(2, '0')}`,
  ),
)
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const spans = fc.array(fc.tuple(fc.integer({ min: -48, max: 190 }), fc.integer({ min: 0, max: 120 })), {
  maxLength: 25,
})
const weeksOf = fc.tuple(fc.constantFrom(...WEEKS), spans, fc.boolean()).map(([dates, all, isAllDay]) => {
  const events = all.map(([offset, hours], index) => {
    const start = Date.parse(`${dates[0] ?? ''}T00:00:00-05:00`) + offset * HOUR_MS
    return {
      ...anEvent('Leo Grant', dates[0] ?? '', '09:00', '09:50'),
      id: `${index}`,
      ...(isAllDay && index % 3 === 0
        ? { start: dateOf(start), end: dateOf(start + hours * HOUR_MS), isAllDay: true }
        : { start: new Date(start).toISOString(), end: new Date(start + hours * HOUR_MS).toISOString() }),
    }
  })
  return eventDays(dates, NEW_YORK, events)
})

test('every event has exactly one lane on each day that it touches, and on no other', () => {
  fc.assert(
    fc.property(weeksOf, (week) => {
      for (const [index, lanes] of weekLanes(week).entries()) {
        const shown = lanes.flatMap((timed) => timed?.event.id ?? []).sort()
        expect(shown).toEqual(week[index]?.events.map(({ event }) => event.id).sort())
      }
    }),
  )
})

test('an event keeps its lane through the week, so that its bar is straight', () => {
  fc.assert(
    fc.property(weeksOf, (week) => {
      const laneOf = new Map<string, number>()
      for (const lanes of weekLanes(week)) {
        for (const [lane, timed] of lanes.entries()) {
          if (timed === undefined) continue
          expect(laneOf.get(timed.event.id) ?? lane).toBe(lane)
          laneOf.set(timed.event.id, lane)
        }
      }
    }),
  )
})

test('what has a time stands in the order of time', () => {
  fc.assert(
    fc.property(weeksOf, (week) => {
      for (const [index, lanes] of weekLanes(week).entries()) {
        const day = week[index]
        const starts = lanes.flatMap((timed) => {
          const isBar =
            timed === undefined ||
            day === undefined ||
            timed.start < day.start ||
            timed.end > day.end ||
            timed.event.isAllDay === true
          return isBar ? [] : [timed.start]
        })
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('no lane is left empty below the last event, nor above an event that fits it on all its days', () => {
  fc.assert(
    fc.property(weeksOf, (week) => {
      const days = weekLanes(week)
      for (const lanes of days) expect(lanes.length === 0 || lanes.at(-1) !== undefined).toBe(true)
      const used = Math.max(0, ...days.map((lanes) => lanes.length))
      expect(used).toBeLessThanOrEqual(new Set(week.flatMap(({ events }) => events)).size)
    }),
  )
})

test('of two bars that start together the longer one is above', () => {
  const bar = (id: string, until: string) => ({
    ...anEvent(id, '2026-11-16', '00:00', '00:00', { id }),
    end: `${until}T00:00:00-05:00`,
  })
  const week = eventDays(WEEKS[1] ?? [], NEW_YORK, [bar('short', '2026-11-18'), bar('long', '2026-11-20')])
  expect(weekLanes(week)[1]?.map((timed) => timed?.event.id)).toEqual(['long', 'short'])
  expect(weekLanes(week)[3]?.map((timed) => timed?.event.id)).toEqual(['long'])
})
