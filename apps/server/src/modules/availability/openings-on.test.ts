import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at } from '../../testing/an-appointment'
import { weekOf } from '../../testing/hours-in-words'
import { randomWeek } from '../../testing/random-hours'
import { runs } from '../../testing/sample-size'
import { closuresAt, type OpenHours } from './open-hours'
import { openingsOn, type Span } from './openings-on'

const DAY = '2026-11-17'
const QUARTER_MS = 15 * 60_000
const hoursOf = (changes: Partial<OpenHours> = {}): OpenHours => ({
  timeZone: 'America/New_York',
  practice: { name: 'Maple', businessHours: weekOf('09:00–17:00') },
  locations: [{ id: 'barn', name: 'The barn', isActive: true, businessHours: null }],
  holidays: [],
  clinician: { name: 'Dr. Cole', hours: new Map() },
  blocks: [],
  ...changes,
})
const span = (from: string, to: string): Span => ({ start: Date.parse(at(from)), end: Date.parse(at(to)) })
const clock = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(ms)

/** When they begin by the clock there. */
function starts(changes: Partial<Parameters<typeof openingsOn>[1]> = {}, date = DAY) {
  const asked = {
    hours: hoursOf(),
    places: ['barn'],
    busy: [],
    minutes: 50,
    notBefore: 0,
    part: null,
    within: null,
    ...changes,
  }
  return openingsOn(date, asked).map(({ start }) => clock(start, asked.hours.timeZone))
}

it('a free day is filled with times that follow one another on quarters of an hour', () => {
  expect(starts()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  expect(starts({ minutes: 90 })).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00'])
})

it('what is booked is left out, and what comes after it begins when it ends', () => {
  const busy = [span('09:40', '10:20'), span('12:00', '16:00')]
  expect(starts({ busy })).toEqual(['10:30', '16:00'])
  expect(starts({ busy, minutes: 30 })).toEqual(['09:00', '10:30', '11:00', '11:30', '16:00', '16:30'])
})

it('nothing is offered that has begun already, and only the part of the day that was asked for', () => {
  expect(starts({ notBefore: Date.parse(at('14:05')) })).toEqual(['14:15', '15:15'])
  expect(starts({ part: 'morning' })).toEqual(['09:00', '10:00', '11:00'])
  expect(starts({ part: 'afternoon' })).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00'])
  expect(starts({ part: 'evening' })).toEqual([])
})

it('the working day stands in where nobody has said when something is open', () => {
  const hours = hoursOf({ practice: { name: 'Maple', businessHours: weekOf() } })
  expect(starts({ hours, minutes: 240 })).toEqual(['08:00', '12:00'])
})

it('each opening says at which of the places it can be', () => {
  const hours = hoursOf({
    locations: [
      { id: 'barn', name: 'The barn', isActive: true, businessHours: weekOf('08:00–10:00') },
      { id: 'mill', name: 'The mill', isActive: true, businessHours: weekOf('09:00–11:00') },
    ],
  })
  const found = openingsOn(DAY, {
    ...{ hours, places: ['barn', 'mill'], busy: [], minutes: 60, notBefore: 0, part: null, within: null },
  })
  expect(found.map(({ places }) => places)).toEqual([['barn'], ['barn', 'mill'], ['mill']])
})

it.each([
  ['2026-11-01', 'go back', ['00:00', '01:00', '01:00', '02:00']],
  ['2026-03-08', 'go forward', ['00:00', '01:00']],
])('on %s, when clocks %s, the hours of the day are those that there are', (date, _words, expected) => {
  const hours = hoursOf({ practice: { name: 'Maple', businessHours: weekOf('00:00–03:00') } })
  expect(starts({ hours, minutes: 60 }, date)).toEqual(expected)
})

it('whatever the hours and the bookings are, each opening is open and free, and none is left out', () => {
  const dayStart = Date.parse(at('00:00'))
  const quarters = fc.integer({ min: 0, max: 95 })
  const busyTimes = fc.array(
    fc.tuple(quarters, fc.integer({ min: 5, max: 200 })).map(([quarter, minutes]) => ({
      start: dayStart + quarter * QUARTER_MS,
      end: dayStart + quarter * QUARTER_MS + minutes * 60_000,
    })),
    { maxLength: 8 },
  )
  const places = ['barn', null]
  fc.assert(
    fc.property(
      randomWeek,
      randomWeek,
      randomWeek,
      busyTimes,
      fc.integer({ min: 5, max: 180 }),
      (practice, barn, work, busy, minutes) => {
        const hours = hoursOf({
          practice: { name: 'Maple', businessHours: practice },
          locations: [{ id: 'barn', name: 'The barn', isActive: true, businessHours: barn }],
          clinician: { name: 'Dr. Cole', hours: new Map([['barn', work]]) },
        })
        const isFree = (one: Span) => busy.every((other) => other.end <= one.start || other.start >= one.end)
        const openAt = (one: Span, locationId: string | null) =>
          closuresAt(hours, { locationId, startsAt: new Date(one.start), endsAt: new Date(one.end) })
            .length === 0
        const found = openingsOn(DAY, {
          ...{ hours, places, busy, minutes },
          notBefore: 0,
          part: null,
          within: null,
        })
        for (const one of found) {
          expect(isFree(one)).toBe(true)
          expect(one.places).toEqual(places.filter((place) => openAt(one, place)))
        }
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const start = dayStart + quarter * QUARTER_MS
          const one = { start, end: start + minutes * 60_000 }
          const isToday = one.end <= dayStart + 96 * QUARTER_MS
          const isMissed = found.every((other) => other.end <= one.start || other.start >= one.end)
          if (isToday && isMissed && isFree(one)) {
            expect(places.filter((place) => openAt(one, place))).toEqual([])
          }
        }
      },
    ),
    { numRuns: runs({ gate: 60, long: 3000 }) },
  )
})
