import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import { dayEntries } from './day-entries'
import { eventDays } from './event-days'
import { LONGEST_UNDIVIDED, partsOfDay } from './parts-of-day'

const TUE = '2026-11-17'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const partsFor = (hours: readonly number[]) => {
  const events = hours.map((hour, index) => ({
    ...anEvent('Leo Grant', TUE, clock(hour), clock(hour)),
    id: `${index}`,
  }))
  const [day] = eventDays([TUE], NEW_YORK, events)
  return day ? partsOfDay(dayEntries(day, NEW_YORK), day, NEW_YORK) : []
}

test('a short day is not divided', () => {
  expect(partsFor(Array<number>(LONGEST_UNDIVIDED).fill(9)).map(({ title }) => title)).toEqual([undefined])
  expect(partsFor([])).toEqual([])
})

test('a long day is divided at noon and at five', () => {
  const parts = partsFor([9, 10, 11, 12, 13, 14, 15, 16, 17])
  expect(parts.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Morning', 3],
    ['Afternoon', 5],
    ['Evening', 1],
  ])
})

test('dividing neither loses nor repeats an event, nor changes their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 30 }), (hours) => {
      const sorted = hours.toSorted((a, b) => a - b)
      const starts = partsFor(sorted).flatMap(({ entries }) => entries.map(({ event }) => event.id))
      expect(starts).toEqual(sorted.map((_, index) => `${index}`))
    }),
  )
})
