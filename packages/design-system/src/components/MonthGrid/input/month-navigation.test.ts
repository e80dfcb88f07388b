import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MONTH_STEPS, nextMonthStop, type MonthStop } from './month-navigation'
import { weeksOfMonth } from '../model/month-weeks'

const items = (date: string) => (date === '2026-11-17' ? ['a', 'b', 'more'] : [])
const weeks = weeksOfMonth('2026-11', 'en-US').map((week) =>
  week.map((date) => ({ date, items: items(date) })),
)
const on = (date: string, itemKey: string | null = null): MonthStop => ({ date, itemKey })
const TUE = '2026-11-17'

test('arrows lead from day to day and from week to week', () => {
  expect(nextMonthStop(weeks, on(TUE), 'after')).toEqual(on('2026-11-18'))
  expect(nextMonthStop(weeks, on(TUE), 'before')).toEqual(on('2026-11-16'))
  expect(nextMonthStop(weeks, on(TUE), 'down')).toEqual(on('2026-11-24'))
  expect(nextMonthStop(weeks, on(TUE), 'up')).toEqual(on('2026-11-10'))
})

test('Home and End are the ends of the week', () => {
  expect(nextMonthStop(weeks, on(TUE), 'home')).toEqual(on('2026-11-15'))
  expect(nextMonthStop(weeks, on(TUE, 'b'), 'end')).toEqual(on('2026-11-21'))
})

test('inside a day up and down go from one to the next, and above the first back to the day', () => {
  expect(nextMonthStop(weeks, on(TUE), 'in')).toEqual(on(TUE, 'a'))
  expect(nextMonthStop(weeks, on(TUE, 'a'), 'down')).toEqual(on(TUE, 'b'))
  expect(nextMonthStop(weeks, on(TUE, 'more'), 'down')).toEqual(on(TUE, 'more'))
  expect(nextMonthStop(weeks, on(TUE, 'a'), 'up')).toEqual(on(TUE))
  expect(nextMonthStop(weeks, on(TUE, 'b'), 'out')).toEqual(on(TUE))
  expect(nextMonthStop(weeks, on('2026-11-18'), 'in')).toEqual(on('2026-11-18'))
})

test('beyond the last week is the next month', () => {
  expect(nextMonthStop(weeks, on('2026-12-02'), 'down')).toEqual(on('2026-12-09'))
})

test('every step leads to something that exists, unless it leaves the month', () => {
  const days = weeks.flat()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MONTH_STEPS), { maxLength: 40 }), (steps) => {
      let stop = on(TUE)
      for (const step of steps) {
        const next = nextMonthStop(weeks, stop, step)
        const day = days.find(({ date }) => date === next.date)
        if (day === undefined) continue
        expect(next.itemKey === null || day.items.includes(next.itemKey)).toBe(true)
        stop = next
      }
    }),
  )
})
