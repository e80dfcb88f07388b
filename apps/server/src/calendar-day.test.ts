import { describe, expect, it } from 'vitest'
import { addDays, dayBounds, dayOf, daysBetween } from './calendar-day'

describe('calendar days', () => {
  it('an instant late in the evening UTC is still the same day in New York', () => {
    expect(dayOf(new Date('2026-11-18T03:30:00Z'), 'America/New_York')).toBe('2026-11-17')
    expect(dayOf(new Date('2026-11-18T05:00:00Z'), 'America/New_York')).toBe('2026-11-18')
  })

  it('a day lasts 25 hours when the clocks go back and 23 when they go forward', () => {
    const hours = (day: string) => {
      const { from, to } = dayBounds(day, 'America/New_York')
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect([hours('2026-11-01'), hours('2026-03-08'), hours('2026-11-17')]).toEqual([25, 23, 24])
  })

  it('counts days across a month and a change of clocks', () => {
    expect(daysBetween('2026-10-30', '2026-11-02')).toBe(3)
    expect(daysBetween('2026-11-02', '2026-10-30')).toBe(-3)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})
