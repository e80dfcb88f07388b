import fc from 'fast-check'
import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { timedEvent } from '../TimeGrid/model/segments'
import { anEvent, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import { eventDays } from './event-days'

const HOUR_MS = 3_600_000
const ZONES = ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe']

/** Around both changes of clocks of a year, where days are not 24 hours long. */
const firstDay = fc.constantFrom('2026-03-05', '2026-10-29', '2026-11-16', '2026-12-28')
const someDays = fc
  .tuple(firstDay, fc.integer({ min: 1, max: 12 }))
  .map(([first, count]) =>
    Array.from({ length: count }, (_, index) => parseDate(first).add({ days: index }).toString()),
  )
const offsets = fc.array(fc.tuple(fc.integer({ min: -72, max: 360 }), fc.integer({ min: 0, max: 100 })), {
  maxLength: 25,
})
const eventsFrom = (day: string, all: readonly [number, number][]) =>
  all.map(([offset, hours], index) => {
    const start = Date.parse(`${day}T00:00:00Z`) + offset * HOUR_MS
    const span = {
      start: new Date(start).toISOString(),
      end: new Date(start + hours * HOUR_MS).toISOString(),
    }
    return { ...anEvent('Leo Grant', day, '09:00', '09:50'), id: `${index}`, ...span }
  })

test('every event is on each day that it touches once, and on no other', () => {
  fc.assert(
    fc.property(someDays, offsets, fc.constantFrom(...ZONES), (days, all, timeZone) => {
      const events = eventsFrom(days[0] ?? '', all)
      for (const day of eventDays(days, timeZone, events)) {
        const touching = events
          .map(timedEvent)
          .filter(({ start, end }) => start < day.end && end > day.start)
          .map(({ event }) => event.id)
        expect(day.events.map(({ event }) => event.id).sort()).toEqual(touching.sort())
      }
    }),
  )
})

test('a day tells its events in the order of their start, the longer one first', () => {
  fc.assert(
    fc.property(someDays, offsets, (days, all) => {
      for (const { events } of eventDays(days, NEW_YORK, eventsFrom(days[0] ?? '', all))) {
        for (const [index, later] of events.slice(1).entries()) {
          const sooner = events[index]
          const isInOrder =
            sooner !== undefined &&
            (sooner.start < later.start || (sooner.start === later.start && sooner.end >= later.end))
          expect(isInOrder).toBe(true)
        }
      }
    }),
  )
})

test('what ends at midnight does not touch the next day', () => {
  const late = { ...anEvent('On call', '2026-11-16', '22:00', '23:00'), end: '2026-11-17T00:00:00-05:00' }
  const [monday, tuesday] = eventDays(['2026-11-16', '2026-11-17'], NEW_YORK, [late])
  expect([monday?.events.length, tuesday?.events.length]).toEqual([1, 0])
})

test('a day of 25 hours holds what happens in its last one', () => {
  const late = { ...anEvent('On call', '2026-11-01', '23:30', '23:50'), id: 'late' }
  const [sunday, monday] = eventDays(['2026-11-01', '2026-11-02'], NEW_YORK, [late])
  expect([sunday?.events.length, monday?.events.length]).toEqual([1, 0])
})

test('the zone decides which day it is', () => {
  const call = anEvent('Leo Grant', '2026-11-16', '22:00', '22:50')
  const [there] = eventDays(['2026-11-17'], 'Asia/Tokyo', [call])
  const [here] = eventDays(['2026-11-17'], NEW_YORK, [call])
  expect([there?.events.length, here?.events.length]).toEqual([1, 0])
})
