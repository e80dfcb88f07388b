import { describe, expect, it } from 'vitest'
import { localClock } from '../../testing/local-clock'
import { nextReminder, type ReminderRule } from './reminder-time'

const NEW_YORK = 'America/New_York'
const rule = (startsAt: string, changes: Partial<ReminderRule> = {}): ReminderRule => ({
  ...{ startsAt: new Date(startsAt), timeZone: NEW_YORK, practiceZone: NEW_YORK },
  ...{ daysBefore: [1], hours: { opens: '08:00', closes: '20:00' } },
  ...changes,
})
const next = (of: ReminderRule, now: string, sent: number[] = []) => {
  const found = nextReminder(of, sent, new Date(now))
  return found === null ? null : [found.daysBefore, found.at.toISOString()]
}

describe('the time of a reminder', () => {
  it.each([
    ['the same time a day before', '2026-11-17T15:00:00Z', '2026-11-16T15:00:00.000Z'],
    ['25 hours before, where the clock went back', '2026-11-01T14:00:00Z', '2026-10-31T13:00:00.000Z'],
    ['23 hours before, where it went forward', '2026-03-08T13:00:00Z', '2026-03-07T14:00:00.000Z'],
    [
      'the evening before that, for a session at 7 in the morning',
      '2026-11-15T12:00:00Z',
      '2026-11-14T01:00:00.000Z',
    ],
    ['8 in the evening, for a session at 9', '2026-11-18T02:00:00Z', '2026-11-17T01:00:00.000Z'],
    ['8 in the evening itself', '2026-11-18T01:00:00Z', '2026-11-17T01:00:00.000Z'],
  ])('is %s', (_, startsAt, at) => {
    expect(next(rule(startsAt), '2026-01-01T12:00:00Z')).toEqual([1, at])
  })

  it('counts days where the appointment is, and the night where the practice is', () => {
    const inDenver = rule('2026-11-17T14:00:00Z', { timeZone: 'America/Denver', practiceZone: NEW_YORK })
    expect(next(inDenver, '2026-11-01T12:00:00Z')).toEqual([1, '2026-11-16T14:00:00.000Z'])
    const inLosAngeles = rule('2026-11-17T15:00:00Z', { practiceZone: 'America/Los_Angeles' })
    expect(next(inLosAngeles, '2026-11-01T12:00:00Z')).toEqual([1, '2026-11-16T04:00:00.000Z'])
  })
})

it('is at the hour of the appointment, and in no night, all through a year', () => {
  const clock = localClock(NEW_YORK)
  for (
    let at = Date.parse('2026-01-01T00:00:00Z');
    at < Date.parse('2027-01-01T00:00:00Z');
    at += 7 * 3_600_000
  ) {
    const found = nextReminder(rule(new Date(at).toISOString()), [], new Date('2025-01-01T00:00:00Z'))
    const [start, told] = [clock(new Date(at)), clock(found?.at ?? new Date(at))]
    const isByDay = start.hour >= 8 && (start.hour < 20 || (start.hour === 20 && start.minute === 0))
    expect(told.hour).toBe(isByDay ? start.hour : 20)
    const hours = (at - (found?.at.getTime() ?? at)) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(23)
    expect(hours).toBeLessThanOrEqual(24 + 13)
  }
})

describe('what is sent now', () => {
  const tuesday = '2026-11-17T15:00:00Z'

  it('is what is due, once', () => {
    const of = rule(tuesday, { daysBefore: [7, 2, 1] })
    expect(next(of, '2026-11-10T14:59:59Z')).toEqual([7, '2026-11-10T15:00:00.000Z'])
    expect(next(of, '2026-11-10T15:00:00Z')).toEqual([7, '2026-11-10T15:00:00.000Z'])
    expect(next(of, '2026-11-10T15:01:00Z', [7])).toEqual([2, '2026-11-15T15:00:00.000Z'])
    expect(next(of, '2026-11-16T15:00:00Z', [7, 2])).toEqual([1, '2026-11-16T15:00:00.000Z'])
    expect(next(of, '2026-11-16T15:01:00Z', [1, 7, 2])).toBeNull()
  })

  it('is the last of several that are due, which stands for those before', () => {
    const of = rule(tuesday, { daysBefore: [7, 2, 1] })
    expect(next(of, '2026-11-15T17:00:00Z')).toEqual([2, '2026-11-15T17:00:00.000Z'])
    expect(next(of, '2026-11-15T17:01:00Z', [2])).toEqual([1, '2026-11-16T15:00:00.000Z'])
    expect(next(of, '2026-11-16T17:00:00Z', [7])).toEqual([1, '2026-11-16T17:00:00.000Z'])
  })

  it.each([
    [
      'at once, for a session that was booked the same morning',
      '2026-11-17T13:00:00Z',
      '2026-11-17T13:00:00.000Z',
    ],
    ['when mail leaves next, for one booked at night', '2026-11-17T02:00:00Z', '2026-11-17T13:00:00.000Z'],
    ['and early in the morning', '2026-11-17T09:00:00Z', '2026-11-17T13:00:00.000Z'],
  ])('leaves %s', (_, now, at) => {
    expect(next(rule(tuesday), now)).toEqual([1, at])
  })

  it('leaves not at all where less than two hours would be left', () => {
    expect(next(rule(tuesday), '2026-11-17T13:00:01Z')).toBeNull()
    // At 9, an hour after mail leaves again.
    expect(next(rule('2026-11-17T14:00:00Z'), '2026-11-17T02:00:00Z')).toBeNull()
    expect(next(rule(tuesday), '2026-11-17T16:00:00Z')).toBeNull()
  })

  it('leaves at once when it is due as mail ends, though the server looks some minutes later', () => {
    const late = rule('2026-11-18T02:00:00Z')
    expect(next(late, '2026-11-17T01:20:00Z')).toEqual([1, '2026-11-17T01:20:00.000Z'])
    expect(next(late, '2026-11-17T01:40:00Z')).toEqual([1, '2026-11-17T13:00:00.000Z'])
  })
})
