import { expect, test } from 'vitest'
import { anAllDayEvent, anEvent, NEW_YORK } from '../../TimeGrid/time-grid-fixtures'
import type { TimeGridEvent } from '../../TimeGrid/time-grid-event'
import { monthModel, MOST_LINES } from './month-model'

const options = {
  month: '2026-11',
  timeZone: NEW_YORK,
  locale: 'en-US',
  weekStartsOn: undefined,
  words: { one: 'appointment', other: 'appointments' },
  closed: new Set(['2026-11-26']),
  notes: new Map([['2026-11-26', 'Thanksgiving']]),
  mayHide: true,
}
const dayIn = (date: string, events: readonly TimeGridEvent[], rest: Partial<typeof options> = {}) =>
  monthModel({ ...options, ...rest }, events)
    .flat()
    .find(({ day }) => day.date === date)
const five = [10, 11, 12, 13, 14].map((hour) =>
  anEvent(`Person ${hour}`, '2026-11-17', `${hour}:00`, `${hour}:50`),
)

test('a day is its full date, its note, whether it is closed, and the number of events', () => {
  expect(dayIn('2026-11-17', five.slice(0, 1))?.name).toBe('Tuesday, November 17, 1 appointment')
  expect(dayIn('2026-11-26', [])?.name).toBe('Thursday, November 26, Thanksgiving, closed, no appointments')
})

test('a day with more than it has lines for gives the last to what is left over', () => {
  const full = dayIn('2026-11-17', five)
  expect([full?.pieces.length, full?.hidden]).toEqual([MOST_LINES - 1, 2])
  const fits = dayIn('2026-11-17', five.slice(0, MOST_LINES))
  expect([fits?.pieces.length, fits?.hidden]).toEqual([MOST_LINES, 0])
})

test('nothing is held back where a day can not be opened', () => {
  const full = dayIn('2026-11-17', five, { mayHide: false })
  expect([full?.pieces.length, full?.hidden]).toEqual([5, 0])
})

test('what lasts for several days joins its pieces, and says which day of how many it is', () => {
  const away = [anAllDayEvent('Away', '2026-11-06', '2026-11-09')]
  const joins = ['06', '07', '08', '09'].map((day) => {
    const piece = dayIn(`2026-11-${day}`, away)?.pieces[0]
    return [piece?.joinsBefore, piece?.joinsAfter, piece?.reach, piece?.name.split(', ').at(-1)]
  })
  expect(joins).toEqual([
    [false, true, 2, 'day 1 of 4'],
    [true, false, 1, 'day 2 of 4'],
    [false, true, 2, 'day 3 of 4'],
    [true, false, 1, 'day 4 of 4'],
  ])
})

test('a day of 25 hours is one day', () => {
  const long = anAllDayEvent('Whole long day', '2026-11-01', '2026-11-01')
  expect(dayIn('2026-11-01', [long])?.pieces[0]).toMatchObject({ isWholeDay: true, time: 'All day' })
  expect(dayIn('2026-11-02', [long])?.pieces).toEqual([])
})

test('days of the months beside it are known as such', () => {
  expect(dayIn('2026-11-30', [])?.isOutside).toBe(false)
  expect(dayIn('2026-12-01', [])?.isOutside).toBe(true)
})
