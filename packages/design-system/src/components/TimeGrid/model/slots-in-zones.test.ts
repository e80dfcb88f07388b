import fc from 'fast-check'
import { fromAbsolute } from '@internationalized/date'
import { expect, test } from 'vitest'
import { dayFrame, slotTable } from './slots'

const DAY_MS = 86_400_000
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const year = fc.integer({ min: 2016, max: 2035 })
const slotMinutes = fc.constantFrom(15, 30)

const dateIn = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The dates around which a zone's clocks change in a year, and one on which they need not. */
function datesOf(timeZone: string, inYear: number, any: number): string[] {
  const noon = Date.UTC(inYear, 0, 1, 12)
  const offsets = Array.from({ length: 366 }, (_, day) => fromAbsolute(noon + day * DAY_MS, timeZone).offset)
  const changed = offsets.flatMap((offset, day) =>
    day > 0 && offset !== offsets[day - 1] ? [day - 1, day, day + 1] : [],
  )
  return [...changed, any].map((day) => dateIn(noon + day * DAY_MS))
}

test('in every zone each instant of a day has exactly one row, and the rows are as long as the day', () => {
  fc.assert(
    fc.property(zone, year, slotMinutes, fc.nat(364), (timeZone, inYear, minutes, any) => {
      for (const date of datesOf(timeZone, inYear, any)) {
        const frame = dayFrame(date, timeZone)
        const { columns } = slotTable([frame], timeZone, minutes, 0, 24 * 60)
        const slots = (columns[0]?.slots ?? []).filter((slot) => slot !== null)
        expect(slots.length * minutes * 60_000).toBe(frame.end - frame.start)
        expect(slots[0]?.start).toBe(frame.start)
        expect(slots.at(-1)?.end).toBe(frame.end)
        for (const [index, slot] of slots.slice(1).entries()) expect(slot.start).toBe(slots[index]?.end)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('some zones have days of 23, 24.5 and 25 hours', () => {
  const hours = (date: string, timeZone: string) => {
    const { start, end } = dayFrame(date, timeZone)
    return (end - start) / 3_600_000
  }
  expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
  expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
  expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
  expect(hours('2026-03-08', 'America/Havana')).toBe(23)
})
