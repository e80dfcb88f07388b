import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dateOfDayNumber, dayNumber, nthWeekday, weekdayOf } from '../holidays/calendar-days'
import { datesOf, everyDateOf } from './rule-dates'
import { nthsOf } from './rule-errors'
import type { SeriesRule } from './series-rule'

const WEEKLY: SeriesRule = {
  ...{ startsOn: '2026-10-20', freq: 'weekly', every: 1, weekdays: [1] },
  ...{ nth: null, shortMonths: null, count: 4, endsOn: null },
}
const monthly = (startsOn: string, rest: Partial<SeriesRule> = {}): SeriesRule => ({
  ...{ ...WEEKLY, startsOn, freq: 'monthly_date', weekdays: [] },
  ...rest,
})
function firstOf(rule: SeriesRule, wanted: number): string[] {
  const found: string[] = []
  for (const date of everyDateOf(rule)) if (found.push(date) === wanted) break
  return found
}

describe('the dates of a rule', () => {
  it('are the same weekday in each week', () => {
    expect(datesOf(WEEKLY)).toEqual(['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'])
  })

  it('are on each of several weekdays, in every second week that begins on Monday', () => {
    const rule = { ...WEEKLY, every: 2, weekdays: [3, 0], startsOn: '2026-11-19', count: 4 }
    expect(datesOf(rule)).toEqual(['2026-11-19', '2026-11-30', '2026-12-03', '2026-12-14'])
  })

  it('are each there once, also where a weekday is named twice', () => {
    expect(datesOf({ ...WEEKLY, weekdays: [1, 1], count: 2 })).toEqual(['2026-10-20', '2026-10-27'])
  })

  it('begin on the next day that fits', () => {
    const rule = { ...WEEKLY, every: 2, weekdays: [0], startsOn: '2026-11-20', count: 2 }
    expect(datesOf(rule)).toEqual(['2026-11-23', '2026-12-07'])
  })

  it('on the 31st are the last day of shorter months, or not in them', () => {
    expect(datesOf(monthly('2026-01-31', { shortMonths: 'last_day' }))).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ])
    expect(datesOf(monthly('2026-01-31', { shortMonths: 'skip' }))).toEqual([
      ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ])
  })

  it('on a fifth Friday are on the last Friday of each month', () => {
    expect(nthsOf('2026-01-30')).toEqual([-1])
    expect(datesOf(monthly('2026-01-30', { freq: 'monthly_weekday', nth: -1 }))).toEqual([
      ...['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24'],
    ])
  })

  it('on February 29 are February 28 in other years, or in leap years alone', () => {
    const yearly = monthly('2028-02-29', { freq: 'yearly', shortMonths: 'last_day' })
    expect(firstOf(yearly, 3)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28'])
    expect(firstOf({ ...yearly, shortMonths: 'skip' }, 3)).toEqual(['2028-02-29', '2032-02-29', '2036-02-29'])
  })

  it('end on the last day, which belongs to them', () => {
    expect(datesOf({ ...WEEKLY, count: null, endsOn: '2026-11-03' })).toHaveLength(3)
    expect(datesOf({ ...WEEKLY, count: null, endsOn: '2026-11-02' })).toHaveLength(2)
  })

  it('are at most 300, and none later than three years', () => {
    expect(datesOf({ ...WEEKLY, weekdays: [0, 1, 2, 3, 4], count: null, endsOn: '2029-10-20' })).toHaveLength(
      300,
    )
    expect(datesOf({ ...WEEKLY, count: 300 }).at(-1)).toBe('2029-10-16')
    expect(datesOf(monthly('2026-10-20', { freq: 'yearly', count: 12 }))).toHaveLength(4)
  })
})

const ZONES = [
  ...['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Europe/London'],
  ...['Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'],
]
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A rule that ends on a day, of which the oracle may leave out dates without taking others in their place. */
const rules = fc
  .record({
    startsOn: fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2032-12-31') }).map(dateOfDayNumber),
    freq: fc.constantFrom('weekly', 'monthly_date', 'monthly_weekday', 'yearly'),
    every: fc.integer({ min: 1, max: 12 }),
    others: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    nth: fc.integer({ min: 0, max: 1 }),
    shortMonths: fc.constantFrom('last_day', 'skip'),
    days: fc.integer({ min: 0, max: 365 * 3 }),
  })
  .map(({ startsOn, freq, every, others, nth, shortMonths, days }): SeriesRule => {
    const nths = nthsOf(startsOn)
    return {
      ...{ startsOn, freq, every, count: null, endsOn: dateOfDayNumber(dayNumber(startsOn) + days) },
      weekdays: freq === 'weekly' ? [...new Set([weekdayOf(startsOn), ...others])] : [],
      nth: freq === 'monthly_weekday' ? (nths[nth] ?? nths[0] ?? null) : null,
      shortMonths: freq === 'monthly_date' || freq === 'yearly' ? shortMonths : null,
    }
  })
const starts = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)

/** The same rule for the oracle, and its dates by the clock of the zone. */
function datesByOracle(rule: SeriesRule, start: string, timeZone: string): string[] {
  const at = (date: string) => Temporal.PlainDateTime.from(`${date}T${start}`).toZonedDateTime(timeZone)
  const { freq, weekdays, startsOn, nth, shortMonths } = rule
  const day = Number(startsOn.slice(8))
  const short = shortMonths === 'last_day' && day > 28
  const oracle = new RRuleTemporal({
    ...{
      freq: freq === 'weekly' ? 'WEEKLY' : freq === 'yearly' ? 'YEARLY' : 'MONTHLY',
      interval: rule.every,
    },
    ...{ dtstart: at(startsOn), until: at(rule.endsOn ?? startsOn), tzid: timeZone },
    ...(freq === 'weekly' && { byDay: weekdays.map((weekday) => DAYS[weekday] ?? 'MO') }),
    ...(freq === 'monthly_weekday' && { byDay: [`${nth}${DAYS[weekdayOf(startsOn)]}`] }),
    ...(freq === 'yearly' && { byMonth: [Number(startsOn.slice(5, 7))] }),
    ...((freq === 'monthly_date' || freq === 'yearly') && {
      // The last of the days up to the wanted one is that one, or the last day of the month.
      ...(short
        ? { byMonthDay: Array.from({ length: day - 27 }, (_, index) => 28 + index), bySetPos: [-1] }
        : { byMonthDay: [day] }),
    }),
  })
  return oracle.all().map((found) => found.toPlainDate().toString())
}

/** Whether the clock of the zone shows that time on that date. */
function isShown(date: string, start: string, timeZone: string): boolean {
  const asked = Temporal.PlainDateTime.from(`${date}T${start}`)
  return asked.toZonedDateTime(timeZone).toPlainDateTime().equals(asked)
}

// The long sample takes half a minute on a machine with nothing beside it.
it(
  'are those of rrule-temporal in any zone, and also the dates on which the clock leaves the time out',
  { timeout: 300_000 },
  () => {
    const numRuns = process.env['OAKLET_LONG'] === '1' ? 10_000 : 60
    fc.assert(
      fc.property(rules, starts, fc.constantFrom(...ZONES), (rule, start, timeZone) => {
        fc.pre(isShown(rule.startsOn, start, timeZone))
        const ours = datesOf(rule).filter((date) => isShown(date, start, timeZone))
        // Ours stop at 300; those of the oracle are compared as far.
        expect(ours).toEqual(datesByOracle(rule, start, timeZone).slice(0, ours.length))
        if (datesOf(rule).length < 300) expect(datesByOracle(rule, start, timeZone)).toHaveLength(ours.length)
      }),
      { numRuns },
    )
  },
)

it('the third Tuesday is found in every month', () => {
  const rule = monthly('2026-11-17', { freq: 'monthly_weekday', nth: 3, count: 12 })
  expect(
    datesOf(rule).every(
      (date) => date === nthWeekday(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1, 3),
    ),
  ).toBe(true)
})
