import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_RANGES, daysIn, DEFAULT_DATE_RANGE, resolveDateRange, type DateRangeName } from './date-range'

const DAY_MS = 86_400_000
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
const numberOf = (day: string) => Date.parse(day) / DAY_MS
const aDay = fc.integer({ min: numberOf('2000-01-01'), max: numberOf('2099-12-31') })

const chosen = fc
  .tuple(fc.constantFrom(...DATE_RANGES), aDay, fc.nat(1000))
  .map(([dateRange, start, length]) => ({
    dateRange,
    startDate: dayOf(start),
    endDate: dayOf(start + length),
  }))

describe('the range', () => {
  it.each<[DateRangeName, string, string, string]>([
    ['last-7-days', '2026-11-17', '2026-11-11', '2026-11-17'],
    ['last-30-days', '2026-11-17', '2026-10-19', '2026-11-17'],
    ['last-90-days', '2026-11-17', '2026-08-20', '2026-11-17'],
    ['month-to-date', '2026-11-17', '2026-11-01', '2026-11-17'],
    ['month-to-date', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['quarter-to-date', '2026-11-17', '2026-10-01', '2026-11-17'],
    ['quarter-to-date', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['quarter-to-date', '2026-06-30', '2026-04-01', '2026-06-30'],
    ['year-to-date', '2026-11-17', '2026-01-01', '2026-11-17'],
    ['last-year', '2026-11-17', '2025-01-01', '2025-12-31'],
    ['last-7-days', '2028-03-02', '2028-02-25', '2028-03-02'],
  ])('%s on %s is %s to %s', (dateRange, today, start, end) => {
    expect(resolveDateRange({ dateRange }, today).range).toEqual({ start, end })
  })

  it('of a custom choice is the choice', () => {
    const custom = { dateRange: 'custom', startDate: '2026-02-03', endDate: '2026-02-03' } as const
    expect(resolveDateRange(custom, '2026-11-17')).toEqual({
      range: { start: '2026-02-03', end: '2026-02-03' },
      previous: { start: '2026-02-02', end: '2026-02-02' },
    })
  })

  it.each([
    {},
    { startDate: '2026-01-02' },
    { endDate: '2026-01-02' },
    { startDate: '2026-01-02', endDate: '2026-01-01' },
  ])('of a custom choice can’t be made from %j', (dates) => {
    expect(() => resolveDateRange({ dateRange: 'custom', ...dates }, '2026-11-17')).toThrow(
      new RangeError('A custom range needs a start date and an end date that is not before it'),
    )
  })

  it('is the last 30 days unless another is chosen', () => {
    expect(DEFAULT_DATE_RANGE).toBe('last-30-days')
  })

  it('never ends before it starts, and only a custom one reaches past today', () => {
    fc.assert(
      fc.property(chosen, aDay, (choice, today) => {
        const { range } = resolveDateRange(choice, dayOf(today))
        expect(range.start <= range.end).toBe(true)
        expect(choice.dateRange === 'custom' || range.end <= dayOf(today)).toBe(true)
      }),
    )
  })
})

it('compares with a span of the same length that ends the day before', () => {
  fc.assert(
    fc.property(chosen, aDay, (choice, today) => {
      const { range, previous } = resolveDateRange(choice, dayOf(today))
      expect(daysIn(previous)).toBe(daysIn(range))
      expect(numberOf(previous.end)).toBe(numberOf(range.start) - 1)
    }),
  )
})
