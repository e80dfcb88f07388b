import { WEEKDAYS, type BusinessHours, type DateSpan } from '@oaklet/api/contract'
import { aHoliday } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../calendar-day'
import { rangesOf, weekOf } from '../../../testing/hours-in-words'
import { randomWeek } from '../../../testing/random-hours'
import type { OpenHours } from '../../availability'
import { kindsOfDays, workingMinutes } from './working-minutes'

const hoursOf = (businessHours: BusinessHours, changes: Partial<OpenHours> = {}): OpenHours => ({
  timeZone: 'America/New_York',
  practice: { name: 'Maple', businessHours },
  locations: [{ id: 'barn', name: 'Barn', isActive: true, businessHours: null }],
  holidays: [],
  clinician: { name: 'Dr. Cole', hours: new Map() },
  blocks: [],
  ...changes,
})
const minutes = (hours: OpenHours, start: string, end: string) =>
  workingMinutes(hours, ['barn'], kindsOfDays(hours, { start, end }))

describe('working time', () => {
  it('is what clocks run through, also on the days on which they are changed', () => {
    const always = hoursOf(weekOf('00:00–24:00'))
    expect(minutes(always, '2026-03-08', '2026-03-08')).toBe(23 * 60)
    expect(minutes(always, '2026-11-01', '2026-11-01')).toBe(25 * 60)
    expect(minutes(always, '2026-10-25', '2026-11-08')).toBe((15 * 24 + 1) * 60)
    const byDay = hoursOf(weekOf('09:00–17:00'))
    expect(minutes(byDay, '2026-11-01', '2026-11-01')).toBe(8 * 60)
    expect(minutes({ ...always, timeZone: 'Australia/Lord_Howe' }, '2026-10-04', '2026-10-04')).toBe(
      23.5 * 60,
    )
  })

  it('leaves out holidays, every year that they come', () => {
    const sundays = { ...weekOf(), sunday: rangesOf(['09:00–10:00']) }
    const holiday = aHoliday({
      date: '2020-11-15',
      recurring: true,
      recurringType: 'yearly_date',
      locations: [],
    })
    // In 2026, November 15 is a Sunday, and in 2025 it isn't.
    const hours = hoursOf(sundays, { holidays: [holiday] })
    expect(minutes(hours, '2026-11-01', '2026-11-30')).toBe(4 * 60)
    expect(minutes(hours, '2025-11-01', '2025-11-30')).toBe(5 * 60)
  })

  it('of a span is that of its days', () => {
    const aSpan = fc.tuple(fc.nat(700), fc.nat(70)).map(([from, days]): DateSpan => {
      const start = addDays('2025-01-01', from)
      return { start, end: addDays(start, days) }
    })
    const holiday = aHoliday({
      date: '2025-07-04',
      recurring: true,
      recurringType: 'yearly_date',
      locations: ['barn'],
    })
    const timeZones = fc.constantFrom(
      'America/New_York',
      'Australia/Lord_Howe',
      'Europe/Berlin',
      'Asia/Kolkata',
    )
    fc.assert(
      fc.property(aSpan, randomWeek, timeZones, ({ start, end }, week, timeZone) => {
        fc.pre(WEEKDAYS.some((day) => week[day].length > 0))
        const hours = hoursOf(week, { timeZone, holidays: [holiday] })
        const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
        const sum = days.reduce((total, day) => total + minutes(hours, day, day), 0)
        expect(minutes(hours, start, end)).toBe(sum)
      }),
      { numRuns: 50 },
    )
  })
})
