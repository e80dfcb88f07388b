import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsNear } from './events-near'
import { dayFrame } from './slots'
import { anEvent, WEEK } from '../time-grid-fixtures'

const HOUR_MS = 3_600_000
const FIRST_INSTANT = Date.parse('2026-11-12T00:00:00Z')

test('leaves out nothing that touches the days, in any zone and however its instants are written', () => {
  const zone = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC')
  const offset = fc.constantFrom(-11, -5, 0, 14)
  fc.assert(
    fc.property(
      zone,
      offset,
      fc.nat(12 * 24),
      fc.integer({ min: 1, max: 48 }),
      (timeZone, off, at, hours) => {
        const start = FIRST_INSTANT + at * HOUR_MS
        const end = start + hours * HOUR_MS
        const written = (instant: number) => {
          const sign = off < 0 ? '-' : '+'
          const local = new Date(instant + off * HOUR_MS).toISOString().slice(0, 19)
          return `${local}${sign}${String(Math.abs(off)).padStart(2, '0')}:00`
        }
        const event = {
          ...anEvent('Leo', WEEK[0], '09:00', '10:00'),
          start: written(start),
          end: written(end),
        }
        const isShown = WEEK.map((date) => dayFrame(date, timeZone)).some(
          (day) => start < day.end && end > day.start,
        )
        if (isShown) expect(eventsNear([event], WEEK)).toHaveLength(1)
      },
    ),
  )
})

test('leaves out what is weeks away', () => {
  const events = ['2026-10-01', '2026-11-17', '2026-12-24'].map((date) =>
    anEvent('Leo', date, '09:00', '10:00'),
  )
  expect(eventsNear(events, WEEK)).toEqual([events[1]])
})
