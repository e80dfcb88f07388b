import { expect, it } from 'vitest'
import { dateIn, dayRange, inWords, isDate, timeIn } from './local-day.mjs'

const hoursOf = ({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000

it('goes from midnight to midnight where the practice is', () => {
  expect(dayRange('2026-11-21', 'America/New_York')).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  })
  expect(dayRange('2026-11-21', 'Pacific/Kiritimati').from).toBe('2026-11-20T10:00:00.000Z')
  expect(dayRange('2026-11-21', 'Pacific/Pago_Pago').from).toBe('2026-11-21T11:00:00.000Z')
})

it.each([
  ['2026-03-08', 'America/New_York', 23],
  ['2026-11-01', 'America/New_York', 25],
  ['2026-11-01', 'Asia/Kolkata', 24],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
])('has the hours that the day has: %s in %s', (date, timeZone, hours) => {
  expect(hoursOf(dayRange(date, timeZone))).toBe(hours)
})

it('begins after the hour that a clock skips at midnight', () => {
  const { from } = dayRange('2026-09-06', 'America/Santiago')
  expect(dateIn('America/Santiago', from)).toBe('2026-09-06')
  expect(dateIn('America/Santiago', Date.parse(from) - 1)).toBe('2026-09-05')
})

it.each([
  ['America/Havana', '2026-03-05', 5],
  ['America/Havana', '2026-10-30', 5],
  ['Africa/Cairo', '2026-04-22', 5],
  ['Africa/Cairo', '2026-10-27', 5],
  ['Asia/Kathmandu', '2026-12-30', 5],
])('begins and ends exactly where the date changes: %s from %s on', (timeZone, first, days) => {
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10)
    const { from, to } = dayRange(date, timeZone)
    const edges = [Date.parse(from) - 1, from, Date.parse(to) - 1, to].map((edge) => dateIn(timeZone, edge))
    expect(edges.map((edge) => edge === date)).toEqual([false, true, true, false])
  }
})

it('tells a date from what only looks like one', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDate)).toEqual([true, true])
  expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', ''].map(isDate)).not.toContain(true)
})

it('writes times and dates for people', () => {
  expect(timeIn('America/New_York', '2026-11-21T14:05:00Z')).toBe('09:05')
  expect(inWords('2026-11-21')).toBe('Saturday, November 21, 2026')
})
