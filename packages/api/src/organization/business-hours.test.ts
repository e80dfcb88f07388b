import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BusinessHoursInput, DayRanges, OpenRange, WEEKDAYS } from './business-hours'
import { someBusinessHours } from './organization-fixtures'

const refusals = (ranges: unknown) => {
  const { error } = DayRanges.safeParse(ranges)
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}
const range = (opens: string, closes: string) => ({ opens, closes })

describe('an open range', () => {
  it.each(['00:00', '09:00', '23:59'])('may open and close at %s', (time) => {
    expect(OpenRange.safeParse(range(time, time)).success).toBe(true)
  })

  it('may close at the end of the day, but not open there', () => {
    expect(OpenRange.safeParse(range('09:00', '24:00')).success).toBe(true)
    expect(OpenRange.safeParse(range('24:00', '24:00')).success).toBe(false)
  })

  it.each(['24:30', '25:00', '9:00', '09:60', '0900', '09:00:00', ''])('never closes at %j', (time) => {
    expect(OpenRange.safeParse(range('00:00', time)).success).toBe(false)
  })
})

describe('a day’s ranges', () => {
  it('may be none, one, or several that touch', () => {
    expect(refusals([])).toEqual([])
    expect(refusals([range('00:00', '24:00')])).toEqual([])
    expect(refusals([range('09:00', '12:00'), range('12:00', '13:00'), range('14:00', '17:00')])).toEqual([])
  })

  it.each([
    ['0.opens', [range('9:00', '17:00')]],
    ['0.closes', [range('09:00', '09:00')]],
    ['0.closes', [range('17:00', '09:00')]],
    ['1.opens', [range('09:00', '12:00'), range('11:59', '13:00')]],
    ['1.opens', [range('13:00', '17:00'), range('09:00', '12:00')]],
    ['1.opens', [range('09:00', '12:00'), range('09:00', '12:00')]],
  ])('are refused at %s', (path, ranges) => {
    expect(refusals(ranges)).toEqual([path])
  })

  it('are at most eight', () => {
    const eight = Array.from({ length: 8 }, (_, hour) => range(`0${hour}:00`, `0${hour}:30`))
    expect(refusals(eight)).toEqual([])
    expect(refusals([...eight, range('09:00', '10:00')])).toEqual([''])
  })

  it('that pass never share a minute, and are in order', () => {
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const time = fc
      .integer({ min: 0, max: 96 })
      .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.array(fc.record({ opens: time, closes: time }), { maxLength: 4 }), (ranges) => {
        const edges = ranges.flatMap(({ opens, closes }) => [minutes(opens), minutes(closes)])
        const isSound =
          edges.every((edge, index) => index === 0 || edge >= (edges[index - 1] ?? 0)) &&
          ranges.every(({ opens, closes }) => opens < closes)
        expect(refusals(ranges).length === 0).toBe(isSound)
      }),
    )
  })
})

it('a week’s hours name every day', () => {
  expect(BusinessHoursInput.safeParse(someBusinessHours()).success).toBe(true)
  for (const day of WEEKDAYS) {
    const week = Object.entries(someBusinessHours()).filter(([name]) => name !== day)
    expect(BusinessHoursInput.safeParse(Object.fromEntries(week)).success).toBe(false)
  }
})
