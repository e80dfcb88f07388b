import { expect, test } from 'vitest'
import { gridModel } from '../model/grid-model'
import { draggedSpan, instantAt, isOnResizeEdge, resizedSpan } from './pointer-span'
import { timedEvent } from '../model/segments'
import { anEvent, CLINICIANS, NEW_YORK, WEEK } from '../time-grid-fixtures'

const options = {
  days: WEEK,
  timeZone: NEW_YORK,
  slotMinutes: 30,
  dayStartHour: 8,
  dayEndHour: 18,
  businessHours: undefined,
  words: { one: 'event', other: 'events' },
}
const model = gridModel(options, [timedEvent(anEvent('Leo Grant', WEEK[1], '09:00', '09:50'))])
const leo = () => {
  const [segment] = model.segments[1] ?? []
  if (!segment) throw new Error('Leo Grant is not shown')
  return segment
}
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-05:00`)

test('keeps the point taken hold of under the pointer, to the quarter hour', () => {
  const point = { column: 3, instant: at(WEEK[3], '14:22') }
  expect(draggedSpan(model, leo(), at(WEEK[1], '09:20'), point)).toEqual({
    start: at(WEEK[3], '14:00'),
    end: at(WEEK[3], '14:50'),
  })
})

test('dropped in another person’s column it becomes theirs, unless it is everybody’s', () => {
  const shared = (resourceId?: string) => {
    const event = anEvent('Leo Grant', WEEK[1], '09:00', '09:50', { resourceId })
    const grid = gridModel({ ...options, resources: CLINICIANS }, [timedEvent(event)])
    const [segment] = grid.segments[3] ?? []
    if (!segment) throw new Error('Leo Grant is not shown')
    const point = { column: 7, instant: at(WEEK[2], '09:20') }
    return draggedSpan(grid, segment, at(WEEK[1], '09:20'), point)
  }
  const wednesday = { start: at(WEEK[2], '09:00'), end: at(WEEK[2], '09:50') }
  expect(shared('wren')).toEqual({ ...wednesday, resourceId: 'okafor' })
  expect(shared()).toEqual(wednesday)
})

test('ends no sooner than a quarter hour after the start', () => {
  const point = { column: 1, instant: at(WEEK[1], '08:00') }
  expect(resizedSpan(model, leo(), point).end).toBe(at(WEEK[1], '09:15'))
})

test('reads heights above and below the day as its first and last moment', () => {
  expect(instantAt(model.columns[0], -3)).toBe(at(WEEK[0], '08:00'))
  expect(instantAt(model.columns[0], 2.5)).toBe(at(WEEK[0], '09:15'))
  expect(instantAt(model.columns[0], 99)).toBe(at(WEEK[0], '18:00'))
})

test('an edge takes at most a third of a short event, so that it can still be moved', () => {
  expect(isOnResizeEdge(new DOMRect(0, 0, 100, 24), 15)).toBe(false)
  expect(isOnResizeEdge(new DOMRect(0, 0, 100, 24), 17)).toBe(true)
})

test('a finger finds the edge of a tall event without aiming', () => {
  expect(isOnResizeEdge(new DOMRect(0, 0, 100, 90), 70, 'touch')).toBe(true)
  expect(isOnResizeEdge(new DOMRect(0, 0, 100, 90), 70)).toBe(false)
})
