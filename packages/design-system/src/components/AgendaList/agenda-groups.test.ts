import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import { agendaGroups } from './AgendaList'
import { eventDays } from './event-days'

const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 10)}`)
const told = (busy: readonly string[], today?: string, shown = days) => {
  const events = busy.map((date) => anEvent('Leo Grant', date, '09:00', '09:50'))
  return agendaGroups(eventDays(shown, NEW_YORK, events), today)
}

test('free days that follow one another stand as one', () => {
  expect(told(['2026-11-12'], undefined, days.slice(0, 6))).toMatchObject([
    { kind: 'free', from: '2026-11-10', to: '2026-11-11' },
    { kind: 'day', day: { date: '2026-11-12' } },
    { kind: 'free', from: '2026-11-13', to: '2026-11-15' },
  ])
})

test('today stands for itself, also when it is free', () => {
  expect(told([], '2026-11-11', days.slice(0, 3)).map(({ kind }) => kind)).toEqual(['free', 'day', 'free'])
})

test('days that are not shown are never said to be free', () => {
  const weekdays = ['2026-11-12', '2026-11-13', '2026-11-16']
  expect(told([], undefined, weekdays)).toEqual([
    { kind: 'free', from: '2026-11-12', to: '2026-11-13' },
    { kind: 'free', from: '2026-11-16', to: '2026-11-16' },
  ])
})

test('every day is told once and in order', () => {
  fc.assert(
    fc.property(fc.subarray(days), fc.option(fc.constantFrom(...days)), (busy, today) => {
      const dates = told(busy, today ?? undefined).flatMap((group) =>
        group.kind === 'day'
          ? [group.day.date]
          : days.slice(days.indexOf(group.from), days.indexOf(group.to) + 1),
      )
      expect(dates).toEqual(days)
    }),
  )
})
