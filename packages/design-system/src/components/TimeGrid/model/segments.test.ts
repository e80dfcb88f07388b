import { expect, test } from 'vitest'
import { boxOf, LEAST_ROWS, segmentsOf, timedEvent } from './segments'
import { dayFrame, slotTable } from './slots'
import { anEvent, NEW_YORK } from '../time-grid-fixtures'
import { visibleHours } from './visible-hours'

const DAY = '2026-11-17'
const frame = dayFrame(DAY, NEW_YORK)
const { columns } = slotTable([frame], NEW_YORK, 30, 8 * 60, 18 * 60)
const column = { ...(columns[0] ?? { date: DAY, slots: [] }), frame, note: null, words: '' }
const boxFor = (from: string, to: string) => boxOf(column, timedEvent(anEvent('Leo Grant', DAY, from, to)))

test('hangs in the cell of its start, at its share of the way down', () => {
  expect(boxFor('09:15', '10:00')).toEqual({ top: 2.5, bottom: 4, row: 2 })
})

test('is never too low to read, and at the bottom edge grows upwards', () => {
  expect(boxFor('09:00', '09:05').bottom).toBe(2 + LEAST_ROWS)
  const last = boxFor('17:55', '18:00')
  expect(last.bottom).toBe(20)
  expect(last.row).toBe(19)
})

test('two that only look alike at their least height stand side by side, but are not said to overlap', () => {
  const quarters = [anEvent('A', DAY, '09:00', '09:15'), anEvent('B', DAY, '09:15', '09:30')].map(timedEvent)
  const [first, second] = segmentsOf(column, quarters, NEW_YORK)
  expect([first?.lane.size, second?.lane.start]).toEqual([0.5, 0.5])
  expect(first?.name).not.toContain('overlapping')
})

test('hours widen by whole hours for events outside them, and for no others', () => {
  const hoursFor = (...events: [string, string][]) => {
    const spans = events.map(([from, to]) => timedEvent(anEvent('Leo Grant', DAY, from, to)))
    return visibleHours([frame], spans, NEW_YORK, 8, 18)
  }
  expect(hoursFor(['09:00', '10:00'])).toEqual({ from: 480, to: 1080 })
  expect(hoursFor(['07:30', '08:00'], ['18:00', '18:10'])).toEqual({ from: 420, to: 1140 })
})
