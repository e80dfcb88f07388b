import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsByDay, eventsOn } from './events-by-day'
import { eventsNear } from './events-near'
import { anAllDayEvent, anEvent, WEEK } from '../time-grid-fixtures'
import { sameEvents } from './use-grid-model'

const day = fc.integer({ min: 1, max: 30 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
const event = fc.tuple(fc.uuid(), day, day, fc.boolean()).map(([id, a, b, isWhole]) => {
  const [first, last] = a < b ? [a, b] : [b, a]
  const timed = { ...anEvent('Leo', first, '09:00', '10:00', { id }), end: `${last}T10:00:00-05:00` }
  return isWhole ? anAllDayEvent('Leave', first, last, { id }) : timed
})
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id).sort()

test('finds each event once that a look through all of them would find', () => {
  fc.assert(
    fc.property(fc.uniqueArray(event, { selector: ({ id }) => id }), (events) => {
      expect(ids(eventsOn(eventsByDay(events), WEEK))).toEqual(ids(eventsNear(events, WEEK)))
    }),
  )
})

test('what ends before it starts is found where it starts', () => {
  const odd = { ...anEvent('Leo', WEEK[1], '09:00', '10:00'), end: '2026-01-01T10:00:00Z' }
  expect(eventsOn(eventsByDay([odd]), WEEK)).toEqual([odd])
})

test('no days have no events', () => {
  expect(eventsOn(eventsByDay([anEvent('Leo', WEEK[1], '09:00', '10:00')]), [])).toEqual([])
})

test('lists are the same when every event is the same in value', () => {
  const leo = anEvent('Leo', WEEK[1], '09:00', '10:00')
  expect(sameEvents([leo], [{ ...leo }])).toBe(true)
  expect(sameEvents([leo], [{ ...leo, detail: 'Room 1' }])).toBe(false)
  expect(sameEvents([leo], [leo, leo])).toBe(false)
})
