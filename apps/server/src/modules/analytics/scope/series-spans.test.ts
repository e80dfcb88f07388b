import { daysIn, type SeriesStep } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../../calendar-day'
import { seriesSpans, stepOf } from './series-spans'

const aRange = fc.tuple(fc.integer({ min: 0, max: 36_000 }), fc.nat(1829)).map(([start, length]) => ({
  start: addDays('2000-01-01', start),
  end: addDays('2000-01-01', start + length),
}))
const aStep = fc.constantFrom<SeriesStep>('day', 'week', 'month')

it('cuts a range into parts that follow one another without a gap', () => {
  fc.assert(
    fc.property(aRange, aStep, (range, step) => {
      const spans = seriesSpans(range, step)
      expect([spans[0].start, spans.at(-1)?.end]).toEqual([range.start, range.end])
      spans.forEach(({ start, end }, index) => {
        expect(start <= end).toBe(true)
        if (index > 0) expect(addDays(spans[index - 1]?.end ?? '', 1)).toBe(start)
      })
    }),
    { numRuns: 50 },
  )
})

it('makes weeks of seven days, and months by the calendar', () => {
  fc.assert(
    fc.property(aRange, (range) => {
      for (const week of seriesSpans(range, 'week').slice(0, -1)) expect(daysIn(week)).toBe(7)
      for (const month of seriesSpans(range, 'month')) {
        expect(month.start.slice(0, 7)).toBe(month.end.slice(0, 7))
      }
    }),
    { numRuns: 50 },
  )
})

it.each([
  ['2026-11-17', '2026-11-17', 'day'],
  ['2026-10-18', '2026-11-17', 'day'],
  ['2026-10-17', '2026-11-17', 'week'],
  ['2026-01-01', '2026-07-02', 'week'],
  ['2026-01-01', '2026-07-03', 'month'],
] as const)('shows %s to %s by the %s', (start, end, step) => {
  expect(stepOf({ start, end }, 'day')).toBe(step)
  expect(stepOf({ start, end }, 'week')).toBe(step === 'day' ? 'week' : step)
})

it('keeps a chart between one and 62 points for up to five years', () => {
  fc.assert(
    fc.property(aRange, (range) => {
      expect(seriesSpans(range, stepOf(range, 'day')).length).toBeLessThanOrEqual(62)
    }),
  )
})
