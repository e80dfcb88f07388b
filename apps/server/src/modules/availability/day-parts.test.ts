import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayParts } from './day-parts'

const NEW_YORK = 'America/New_York'
const MINUTE_MS = 60_000

const partsOf = (from: string, to: string, timeZone = NEW_YORK) =>
  dayParts({ startsAt: new Date(from), endsAt: new Date(to) }, timeZone).map(({ date, ranges }) => [
    date,
    ...ranges.map(({ opens, closes }) => `${opens}–${closes}`),
  ])

it('an appointment takes its part of the day where the practice is', () => {
  expect(partsOf('2026-11-17T15:00:00Z', '2026-11-17T15:50:00Z')).toEqual([['2026-11-17', '10:00–10:50']])
  expect(partsOf('2026-11-17T15:00:00Z', '2026-11-17T15:50:00Z', 'Asia/Kolkata')).toEqual([
    ['2026-11-17', '20:30–21:20'],
  ])
})

it('over midnight it takes a part of two days, and none of the next when it ends there', () => {
  expect(partsOf('2026-11-18T04:30:00Z', '2026-11-18T05:30:00Z')).toEqual([
    ['2026-11-17', '23:30–24:00'],
    ['2026-11-18', '00:00–00:30'],
  ])
  expect(partsOf('2026-11-18T04:30:00Z', '2026-11-18T05:00:00Z')).toEqual([['2026-11-17', '23:30–24:00']])
})

it('the hour that clocks leave out is no part of it', () => {
  expect(partsOf('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z')).toEqual([
    ['2026-03-08', '01:30–02:00', '03:00–03:30'],
  ])
})

it('the hour that clocks show twice is one part of it', () => {
  expect(partsOf('2026-11-01T05:30:00Z', '2026-11-01T06:15:00Z')).toEqual([
    ['2026-11-01', '01:00–01:15', '01:30–02:00'],
  ])
  expect(partsOf('2026-11-01T05:00:00Z', '2026-11-01T07:30:00Z')).toEqual([['2026-11-01', '01:00–02:30']])
})

it('a minute that is begun counts whole', () => {
  expect(partsOf('2026-11-17T15:00:30Z', '2026-11-17T15:50:00.001Z')).toEqual([['2026-11-17', '10:00–10:51']])
})

it('its parts are exactly what the clock shows in each of its minutes', () => {
  // Days around changes of clocks, one of them by half an hour, and one at midnight.
  const around = fc.constantFrom(
    [NEW_YORK, '2026-03-08T00:00:00Z'],
    [NEW_YORK, '2026-11-01T00:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T06:00:00Z'],
    ['Africa/Cairo', '2026-04-23T14:00:00Z'],
    ['Europe/Berlin', '2026-07-01T12:00:00Z'],
  )
  fc.assert(
    fc.property(around, fc.nat(1_440), fc.integer({ min: 1, max: 480 }), ([timeZone, day], start, length) => {
      const from = Date.parse(day) + start * MINUTE_MS
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      const shown = Array.from({ length }, (_, minute) => format.format(from + minute * MINUTE_MS))
      const times = { startsAt: new Date(from), endsAt: new Date(from + length * MINUTE_MS) }
      expect(dayParts(times, timeZone).flatMap(minutesOf).toSorted()).toEqual([...new Set(shown)].toSorted())
    }),
    { numRuns: 200 },
  )
})

const minutesOf = ({ date, ranges }: ReturnType<typeof dayParts>[number]): string[] =>
  ranges.flatMap(({ opens, closes }) => {
    const [from, to] = [opens, closes].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
    return Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, index) => {
      const minute = (from ?? 0) + index
      const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
      return `${date} ${clock.join(':')}`
    })
  })
