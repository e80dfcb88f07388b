import { type OpenRange, WEEKDAYS } from '@oaklet/api/contract'
import { someBusinessHours } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayValuesOf } from '../../../records/hours/hours-form'
import { savedWords } from './saved-words'
import {
  hasUnsaved,
  nextWeek,
  otherDays,
  restingWeek,
  shownRanges,
  type WeekEvent,
  type WeekState,
} from './week-state'

const EVENING = [{ opens: '17:00', closes: '21:00' }]
const saved = someBusinessHours()
const after = (...events: WeekEvent[]): WeekState => events.reduce(nextWeek, restingWeek)
const failure = (error: unknown = null, refused: { path: string; message: string }[] = []) =>
  ({ type: 'failed', day: 'monday', ranges: EVENING, error, refused }) as const
const sent = { type: 'sent', day: 'monday', ranges: EVENING } as const

const someRanges: fc.Arbitrary<OpenRange[]> = fc.constantFrom([], EVENING, [
  { opens: '09:00', closes: '12:00' },
])
const day = fc.constantFrom(...WEEKDAYS)
const someEvent: fc.Arbitrary<WeekEvent> = fc.oneof(
  fc.record({ type: fc.constant('opened' as const), day, ranges: someRanges }),
  fc.record({
    type: fc.constant('changed' as const),
    day,
    change: someRanges.map((ranges) => ({ values: dayValuesOf(ranges) })),
  }),
  fc.record({ type: fc.constant('closed' as const), day }),
  fc.record({ type: fc.constant('sent' as const), day, ranges: someRanges }),
  fc.record({ type: fc.constant('saved' as const), day, ranges: someRanges }),
  fc.record({
    type: fc.constant('failed' as const),
    day,
    ranges: someRanges,
    error: fc.constant('no'),
    refused: fc.constant([]),
  }),
)

test('an event is about its own day and leaves all others as they are, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(someEvent), someEvent, (before, event) => {
      const week = after(...before)
      const next = nextWeek(week, event)
      for (const other of otherDays(event.day)) expect(next[other]).toBe(week[other])
    }),
  )
})

test('what was sent is shown until the server has it or the person gives it up, and counts as unsaved', () => {
  fc.assert(
    fc.property(fc.array(someEvent), someRanges, (before, ranges) => {
      const saving = nextWeek(after(...before), { type: 'sent', day: 'monday', ranges })
      expect(shownRanges(saved, saving, 'monday')).toBe(ranges)
      expect(hasUnsaved(saving, saved)).toBe(true)
      const failed = nextWeek(saving, { ...failure(), ranges })
      expect(shownRanges(saved, failed, 'monday')).toBe(ranges)
      const open = nextWeek(failed, { type: 'opened', day: 'monday', ranges: saved.monday }).monday
      expect(open).toMatchObject({ kind: 'editing', values: dayValuesOf(ranges) })
      const left = nextWeek(failed, { type: 'closed', day: 'monday' })
      expect(shownRanges(saved, left, 'monday')).toBe(saved.monday)
    }),
  )
})

test('a late answer changes nothing for a day that is not waiting for one', () => {
  const open = after({ type: 'opened', day: 'monday', ranges: saved.monday })
  expect(nextWeek(open, { type: 'saved', day: 'monday', ranges: EVENING })).toEqual(open)
  expect(nextWeek(open, failure())).toEqual(open)
  const sentAnew = after(sent, { type: 'sent', day: 'monday', ranges: [] })
  expect(nextWeek(sentAnew, { type: 'saved', day: 'monday', ranges: EVENING })).toEqual(sentAnew)
  expect(nextWeek(sentAnew, failure())).toEqual(sentAnew)
})

test('a day that is being saved can neither be opened nor closed', () => {
  const saving = after(sent)
  expect(nextWeek(saving, { type: 'opened', day: 'monday', ranges: [] })).toEqual(saving)
  expect(nextWeek(saving, { type: 'closed', day: 'monday' })).toEqual(saving)
})

test('the boxes that the server refused say so when the day is opened again', () => {
  const refused = [{ path: 'ranges.0.closes', message: 'Close after opening' }]
  const week = after(sent, failure('422', refused), { type: 'opened', day: 'monday', ranges: [] })
  expect(week.monday).toMatchObject({
    errors: [{ path: 'monday.0.closes', message: 'Close after opening' }],
  })
})

test('an open day that is as it was is nothing to lose, until another shall be like it', () => {
  const open = after({ type: 'opened', day: 'monday', ranges: saved.monday })
  expect(hasUnsaved(open, saved)).toBe(false)
  const copied = nextWeek(open, { type: 'changed', day: 'monday', change: { alsoOn: ['tuesday'] } })
  expect(hasUnsaved(copied, saved)).toBe(true)
})

test('names the days that were saved', () => {
  expect(savedWords(['monday'])).toBe('Hours of Monday saved')
  expect(savedWords(['monday', 'tuesday', 'friday'])).toBe('Hours of Monday, Tuesday, and Friday saved')
})
