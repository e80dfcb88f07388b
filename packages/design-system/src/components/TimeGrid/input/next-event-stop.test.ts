import { expect, test } from 'vitest'
import { gridModel } from '../model/grid-model'
import { timedEvent } from '../model/segments'
import { nextEventStop } from './next-event-stop'

const at = (id: string, start: string, resourceId?: string) =>
  timedEvent({
    ...{ id, title: id, colorIndex: 0, statusWord: 'Scheduled', resourceId },
    start: `2026-11-${start}:00Z`,
    end: `2026-11-${start.slice(0, 3)}${String(Number(start.slice(3, 5)) + 1).padStart(2, '0')}:00:00Z`,
  })

const model = gridModel(
  {
    days: ['2026-11-16', '2026-11-17'],
    timeZone: 'UTC',
    slotMinutes: 30,
    ...{ dayStartHour: 8, dayEndHour: 18, businessHours: undefined },
    resources: [
      { id: 'ana', label: 'Ana' },
      { id: 'ruth', label: 'Ruth' },
    ],
    words: { one: 'event', other: 'events' },
  },
  [
    at('third', '17T09:00', 'ana'),
    at('second', '16T14:00', 'ana'),
    at('first', '16T09:00', 'ruth'),
    at('all', '17T12:00'),
  ],
)

const named = (stop: ReturnType<typeof nextEventStop>) => /event:(\w+)@/.exec(stop?.eventKey ?? '')?.[1]
const walk = (from: NonNullable<ReturnType<typeof nextEventStop>>, step: 1 | -1): (string | undefined)[] => {
  const next = nextEventStop(model, from, step)
  return next === undefined ? [] : [named(next), ...walk(next, step)]
}

test('events follow one another in time, across columns and days, each once', () => {
  expect(walk({ column: 0, row: 0, eventKey: null }, 1)).toEqual(['first', 'second', 'third', 'all'])
  expect(walk({ column: 3, row: 19, eventKey: null }, -1)).toEqual(['all', 'third', 'second', 'first'])
})

test('from a slot the next one begins after it, and the one before has begun by then', () => {
  const slot = { column: 1, row: 2, eventKey: null }
  expect(named(nextEventStop(model, slot, -1))).toBe('first')
  expect(named(nextEventStop(model, slot, 1))).toBe('second')
})

test('at either end there is none', () => {
  expect(nextEventStop(model, { column: 0, row: 0, eventKey: null }, -1)).toBeUndefined()
  const last = nextEventStop(model, { column: 3, row: 19, eventKey: null }, -1)
  expect(last && nextEventStop(model, last, 1)).toBeUndefined()
})
