import { expect, test } from 'vitest'
import { anAllDayEvent, anEvent, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import type { TimeGridEvent } from '../TimeGrid/time-grid-event'
import { dayEntries } from './day-entries'
import { eventDays } from './event-days'

const TUE = '2026-11-17'
const entriesOf = (date: string, events: readonly TimeGridEvent[]) =>
  eventDays([date], NEW_YORK, events).flatMap((day) => dayEntries(day, NEW_YORK))
const night = { ...anEvent('On call', TUE, '22:00', '23:00'), end: '2026-11-18T02:00:00-05:00' }
const conference = { ...anEvent('Conference', TUE, '00:00', '01:00'), end: '2026-11-19T00:00:00-05:00' }

test('an entry has the name that the week gives it', () => {
  const overlapping = [
    anEvent('Leo Grant', TUE, '09:00', '09:50'),
    anEvent('Ana Bell', TUE, '09:30', '10:20'),
  ]
  expect(entriesOf(TUE, overlapping).map(({ name }) => name)).toEqual([
    'Leo Grant, Tuesday, November 17, 9:00 AM to 9:50 AM, Scheduled, 1 of 2 overlapping',
    'Ana Bell, Tuesday, November 17, 9:30 AM to 10:20 AM, Scheduled, 2 of 2 overlapping',
  ])
})

test('what comes from or goes on to another day says so', () => {
  expect(entriesOf(TUE, [night])[0]?.time).toBe('From 10:00 PM')
  expect(entriesOf('2026-11-18', [night])[0]?.time).toBe('Until 2:00 AM')
  expect(entriesOf(TUE, [anEvent('Leo Grant', TUE, '11:30', '12:20')])[0]?.time).toBe('11:30 AM – 12:20 PM')
})

test('what takes the whole day has no time, and takes none from others', () => {
  const [whole, leo] = entriesOf(TUE, [anEvent('Leo Grant', TUE, '09:00', '09:50'), conference])
  expect([whole?.event.title, whole?.time, whole?.isWholeDay]).toEqual(['Conference', 'All day', true])
  expect(leo?.overlap).toEqual({ place: 1, of: 1 })
})

test('what takes whole days has them in its name, and no time, in any zone', () => {
  const leave = anAllDayEvent('Leave', TUE, '2026-11-19')
  for (const timeZone of [NEW_YORK, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const days = ['2026-11-16', TUE, '2026-11-19', '2026-11-20']
    const entries = eventDays(days, timeZone, [leave]).map((day) => dayEntries(day, timeZone))
    expect(entries.map(({ length }) => length)).toEqual([0, 1, 1, 0])
    expect(entries[1]?.[0]).toMatchObject({
      time: 'All day',
      name: 'Leave, Tuesday, November 17 to Thursday, November 19, all day, Approved',
    })
  }
})

test('where clocks show a time twice the offset says which it is', () => {
  const rounds = ['05:30', '06:30'].map((time) => ({
    ...anEvent(`Round at ${time}`, '2026-11-01', '01:30', '01:50'),
    start: `2026-11-01T${time}:00Z`,
    end: `2026-11-01T${time.replace('30', '50')}:00Z`,
  }))
  expect(entriesOf('2026-11-01', rounds).map(({ time }) => time)).toEqual([
    '1:30 – 1:50 AM EDT',
    '1:30 – 1:50 AM EST',
  ])
})
