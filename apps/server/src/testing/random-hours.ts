import { WEEKDAYS, type BusinessHours, type OpenRange } from '@oaklet/api/contract'
import fc from 'fast-check'

const QUARTERS = Array.from({ length: 96 }, (_, index) => index)

/** What a clock shows after so many quarters of an hour. */
export const quarter = (index: number): string =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`

/** From one quarter of an hour to a later one of the same day. */
export const randomRange: fc.Arbitrary<OpenRange> = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
  .map(([from, length]) => ({ opens: quarter(from), closes: quarter(Math.min(from + length, 96)) }))

/** In any order; they may overlap and touch. */
export const randomRanges = fc.array(randomRange, { maxLength: 4 })

/** A week's hours. */
export const randomWeek = fc
  .tuple(...WEEKDAYS.map(() => randomRanges))
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index] ?? []])) as BusinessHours)

/** The quarters of an hour that lie in any of the ranges. */
export const quartersIn = (ranges: readonly OpenRange[]): number[] =>
  QUARTERS.filter((index) =>
    ranges.some(({ opens, closes }) => opens <= quarter(index) && quarter(index) < closes),
  )
