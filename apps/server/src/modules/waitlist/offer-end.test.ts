import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offerEnd } from './offer-end'

const HOUR_MS = 3_600_000
const hours = { opens: '08:00', closes: '20:00' }

/** When an offer of a time, made at `now`, ends; both in New York, in winter. */
const end = (now: string, startsAt = '2026-11-30T10:00', open = hours) =>
  offerEnd({
    ...{ now: new Date(`${now}:00-05:00`), startsAt: new Date(`${startsAt}:00-05:00`) },
    ...{ hours: open, timeZone: 'America/New_York' },
  }).toISOString()
const at = (time: string) => new Date(`${time}:00-05:00`).toISOString()

it('a client has two hours by day', () => {
  expect(end('2026-11-17T09:30')).toBe(at('2026-11-17T11:30'))
  expect(end('2026-11-17T18:00')).toBe(at('2026-11-17T20:00'))
})

it('the night doesn’t count', () => {
  expect(end('2026-11-17T19:15')).toBe(at('2026-11-18T09:15'))
  expect(end('2026-11-17T23:00')).toBe(at('2026-11-18T10:00'))
  expect(end('2026-11-17T05:00')).toBe(at('2026-11-17T10:00'))
  expect(end('2026-11-17T09:00', '2026-11-30T10:00', { opens: '09:00', closes: '10:00' })).toBe(
    at('2026-11-18T10:00'),
  )
})

it('it ends an hour before the appointment, which is past where that begins too soon', () => {
  expect(end('2026-11-17T09:30', '2026-11-17T11:00')).toBe(at('2026-11-17T10:00'))
  expect(end('2026-11-17T22:00', '2026-11-18T08:30')).toBe(at('2026-11-18T07:30'))
  expect(end('2026-11-17T09:30', '2026-11-17T10:15')).toBe(at('2026-11-17T09:15'))
})

it('a night on which the clocks are changed counts neither more nor less', () => {
  // At 2 AM on March 14, 2027, it is 3 AM.
  const offered = { now: new Date('2027-03-14T00:00:00Z'), startsAt: new Date('2027-03-20T15:00:00Z') }
  const ends = offerEnd({ ...offered, hours, timeZone: 'America/New_York' })
  expect(ends.toISOString()).toBe('2027-03-14T13:00:00.000Z')
})

it('whatever the hours are, it ends at least two hours from now or an hour before the start', () => {
  const minute = fc.integer({ min: 0, max: 60 * 24 * 30 })
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 0, max: 22 }), (madeAt, begins, opens) => {
      const [now, startsAt] = [madeAt, begins].map((one) => new Date(Date.UTC(2026, 9, 20) + one * 60_000))
      if (now === undefined || startsAt === undefined) return
      const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
      const open = { opens: clock(opens), closes: opens === 22 ? '23:00' : clock(opens + 2) }
      const ends = offerEnd({ now, startsAt, hours: open, timeZone: 'America/New_York' }).getTime()
      const limit = startsAt.getTime() - HOUR_MS
      expect(ends).toBeLessThanOrEqual(limit)
      expect(ends === limit || ends >= now.getTime() + 2 * HOUR_MS).toBe(true)
    }),
  )
})
