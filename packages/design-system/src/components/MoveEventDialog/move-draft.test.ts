import { expect, test } from 'vitest'
import { anEvent, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import { draftOf, moveErrors, spanOf } from './move-draft'

const leo = anEvent('Leo Grant', '2026-11-17', '09:00', '09:50')
const draft = draftOf(leo, NEW_YORK)

test('begins with the event as it stands', () => {
  expect(draft).toEqual({ date: '2026-11-17', time: '09:00', minutes: 50, resourceId: undefined })
})

test('follows the wall clock of the zone across a change of clocks', () => {
  const before = { ...draft, date: '2026-10-31', minutes: 60 }
  expect(spanOf(before, leo, NEW_YORK)).toEqual({
    start: '2026-10-31T13:00:00.000Z',
    end: '2026-10-31T14:00:00.000Z',
  })
})

test('a start that stays keeps its instant in an hour that comes twice, another takes the first', () => {
  const night = { ...leo, start: '2026-11-01T06:30:00Z', end: '2026-11-01T07:00:00Z' }
  const same = { ...draftOf(night, NEW_YORK), minutes: 45 }
  expect(spanOf(same, night, NEW_YORK)?.start).toBe('2026-11-01T06:30:00.000Z')
  expect(spanOf({ ...same, time: '01:15' }, night, NEW_YORK)?.start).toBe('2026-11-01T05:15:00.000Z')
})

test('a time that clocks skip moves on by the gap', () => {
  const skipped = { ...draft, date: '2026-03-08', time: '02:30' }
  expect(spanOf(skipped, leo, NEW_YORK)?.start).toBe('2026-03-08T07:30:00.000Z')
})

test('says what is missing, and goes nowhere until nothing is', () => {
  const empty = { date: null, time: null, minutes: 0, resourceId: 'wren' }
  expect(Object.keys(moveErrors(empty))).toEqual(['date', 'time', 'minutes'])
  expect(spanOf(empty, leo, NEW_YORK)).toBeUndefined()
  expect(moveErrors(draft)).toEqual({})
  expect(spanOf({ ...draft, resourceId: 'wren' }, leo, NEW_YORK)).toHaveProperty('resourceId', 'wren')
})
