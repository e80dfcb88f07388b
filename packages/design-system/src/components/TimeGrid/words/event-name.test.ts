import { expect, test } from 'vitest'
import { cellName, eventName } from './event-name'
import { anEvent, NEW_YORK } from '../time-grid-fixtures'

const words = { one: 'appointment', other: 'appointments' }
const nine = { day: 'Tuesday, November 17', time: '9:00 AM', words, isClosed: false }
const placed = (start: string, end: string, place = 1, of = 1) => ({
  start: Date.parse(start),
  end: Date.parse(end),
  timeZone: NEW_YORK,
  overlap: { place, of },
})
const leo = anEvent('Leo Grant', '2026-11-17', '09:00', '09:50', { detail: 'Room 1' })

test('an event is its title, date, start to end, status, detail and place among overlapping ones', () => {
  expect(eventName(leo, placed(leo.start, leo.end, 1, 2))).toBe(
    'Leo Grant, Tuesday, November 17, 9:00 AM to 9:50 AM, Scheduled, Room 1, 1 of 2 overlapping',
  )
})

test('the dot between parts of a detail, which a screen reader would spell out, is a comma in the name', () => {
  const detailed = { ...leo, detail: '90834 · Room 1' }
  expect(eventName(detailed, placed(leo.start, leo.end))).toMatch(/Scheduled, 90834, Room 1$/)
})

test('an event across midnight names both dates', () => {
  expect(eventName(leo, placed('2026-11-18T04:00:00Z', '2026-11-18T06:00:00Z'))).toContain(
    'Tuesday, November 17, 11:00 PM to Wednesday, November 18, 1:00 AM',
  )
})

test('a start in a repeated hour says which one by its offset', () => {
  const place = placed('2026-11-01T06:00:00Z', '2026-11-01T06:30:00Z', 1, 1)
  expect(eventName(leo, place)).toContain('1:00 AM EST to 1:30 AM EST')
})

test('a cell is its date, time and number of events, and says when it is closed', () => {
  expect(cellName({ ...nine, count: 1 })).toBe('Tuesday, November 17, 9:00 AM, 1 appointment')
  expect(cellName({ ...nine, count: 0 })).toBe('Tuesday, November 17, 9:00 AM, no appointments')
  expect(cellName({ ...nine, count: 0, isClosed: true, notes: [{ label: 'Team meeting' }] })).toBe(
    'Tuesday, November 17, 9:00 AM, Team meeting, no appointments',
  )
  expect(cellName({ ...nine, count: 2, isClosed: true })).toBe(
    'Tuesday, November 17, 9:00 AM, closed, 2 appointments',
  )
})
