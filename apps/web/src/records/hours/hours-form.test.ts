import { type BusinessHours, DayRanges, type OpenRange, WEEKDAYS } from '@oaklet/api/contract'
import { someBusinessHours } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursErrors, refusedHours, shownDays } from './hours-errors'
import {
  changedDays,
  hoursOf,
  hoursValuesOf,
  type RangeValues,
  withBreak,
  withDay,
  withoutBreak,
} from './hours-form'
import { closesWords, opensWords, removeBreakWords } from './range-words'

const quarter = (count: number) =>
  `${String(Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`

/** Ranges as the contract takes them: in order, apart, the last perhaps until the end of the day. */
const someRanges: fc.Arbitrary<OpenRange[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 8 })
  .map((edges) => edges.sort((one, other) => one - other))
  .map((edges) =>
    edges.flatMap((edge, index) => {
      const closes = edges[index + 1]
      return index % 2 === 1 || closes === undefined
        ? []
        : [{ opens: quarter(edge), closes: quarter(closes) }]
    }),
  )
const apart = fc
  .tuple(...WEEKDAYS.map(() => someRanges))
  .map((ranges) => Object.fromEntries(WEEKDAYS.map((day, at) => [day, ranges[at] ?? []])) as BusinessHours)
const alike = fc
  .tuple(someRanges, someRanges, someRanges)
  .map(([workday, saturday, sunday]): BusinessHours => ({
    ...{ monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
    ...{ saturday, sunday },
  }))
const someTime = fc.option(fc.integer({ min: 0, max: 95 }).map(quarter))
const typedRanges = fc.array(fc.record({ opens: someTime, closes: someTime }), { minLength: 1, maxLength: 3 })

describe('a week in the form', () => {
  test('is sent back as it came, and is never found to be wrong', () => {
    fc.assert(
      fc.property(fc.oneof(apart, alike), (hours) => {
        const values = hoursValuesOf(hours)
        expect(hoursErrors(values)).toEqual([])
        expect(changedDays(hours, hoursOf(values))).toEqual([])
        expect(hoursOf(values)).toEqual(hours)
      }),
    )
  })

  test('is found to be wrong where the contract would refuse it, and only there', () => {
    fc.assert(
      fc.property(typedRanges, (ranges) => {
        const values = withDay(hoursValuesOf(someBusinessHours()), 'saturday', { isOpen: true, ranges })
        const isSound = DayRanges.safeParse(hoursOf(values).saturday).success
        expect(hoursErrors(values).length === 0).toBe(isSound)
      }),
    )
  })

  test('has one row for the days of work while they are alike', () => {
    expect(shownDays(hoursValuesOf(someBusinessHours()))).toEqual(['monday', 'saturday', 'sunday'])
    const odd = { ...someBusinessHours(), friday: [] }
    expect(shownDays(hoursValuesOf(odd))).toEqual(WEEKDAYS)
  })

  test('takes Monday’s hours for all five days, and gives each its own back', () => {
    const odd = { ...someBusinessHours(), friday: [{ opens: '09:00', closes: '12:00' }] }
    const values = hoursValuesOf(odd)
    expect(changedDays(odd, hoursOf({ ...values, isSame: true }))).toEqual(['friday'])
    expect(hoursOf({ ...values, isSame: false })).toEqual(odd)
  })

  test('a day that is closed keeps what was typed, and is sent without hours', () => {
    const closed = withDay(hoursValuesOf(someBusinessHours()), 'monday', { isOpen: false })
    expect(hoursOf(closed).wednesday).toEqual([])
    expect(closed.days.monday.ranges).toEqual([{ opens: '09:00', closes: '17:00' }])
  })

  test('closes at midnight at the end of the day', () => {
    const ranges = [{ opens: '18:00', closes: '00:00' }]
    const values = withDay(hoursValuesOf(someBusinessHours()), 'sunday', { isOpen: true, ranges })
    expect(hoursErrors(values)).toEqual([])
    expect(hoursOf(values).sunday).toEqual([{ opens: '18:00', closes: '24:00' }])
  })
})

describe('a break', () => {
  const day: RangeValues[] = [{ opens: '09:00', closes: '17:00' }]

  test('is an hour at noon, and gone without a trace', () => {
    const split = withBreak(day)
    expect(split).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ])
    expect(withoutBreak(split, 1)).toEqual(day)
  })

  test('is to be filled in where the day does not span noon', () => {
    const evening = [{ opens: '17:00', closes: '21:00' }]
    expect(withBreak(evening)).toEqual([...evening, { opens: null, closes: null }])
    expect(withoutBreak(withBreak(evening), 1)).toEqual(evening)
  })
})

describe('several breaks', () => {
  const ranges = fc.array(fc.record({ opens: someTime, closes: someTime }), { minLength: 2, maxLength: 8 })

  test('any of them can go, and takes nothing but the gap along', () => {
    fc.assert(
      fc.property(ranges, fc.nat({ max: 6 }), (all, at) => {
        const index = 1 + (at % (all.length - 1))
        const left = withoutBreak(all, index)
        expect(left).toHaveLength(all.length - 1)
        expect(left.slice(0, index - 1)).toEqual(all.slice(0, index - 1))
        expect(left.slice(index)).toEqual(all.slice(index + 1))
        expect(left[index - 1]?.opens).toBe(all[index - 1]?.opens)
      }),
    )
  })

  test('a range that is not there takes nothing away', () => {
    expect(withoutBreak([{ opens: '09:00', closes: '17:00' }], 1)).toHaveLength(1)
    expect(withoutBreak([{ opens: '09:00', closes: '17:00' }], 0)).toHaveLength(1)
  })

  test('each has its own words', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => [
        opensWords(index, count),
        closesWords(index, count),
      ]).flat()
    expect(words(1)).toEqual(['Opens', 'Closes'])
    expect(words(2)).toEqual(['Opens', 'Break begins', 'Opens again', 'Closes'])
    expect(words(3)).toEqual([
      ...['Opens', 'Break 1 begins', 'Opens after break 1'],
      ...['Break 2 begins', 'Opens after break 2', 'Closes'],
    ])
    expect([removeBreakWords(1, 2), removeBreakWords(2, 3)]).toEqual(['Remove the break', 'Remove break 2'])
  })
})

describe('what is wrong', () => {
  const wrong = (ranges: RangeValues[]) =>
    hoursErrors(withDay(hoursValuesOf(someBusinessHours()), 'monday', { ranges }))

  test.each([
    [[{ opens: null, closes: '17:00' }], 'monday.0.opens', 'Enter when you open'],
    [[{ opens: '09:00', closes: null }], 'monday.0.closes', 'Enter when you close'],
    [[{ opens: '17:00', closes: '09:00' }], 'monday.0.closes', 'Close after opening'],
    [
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '11:00', closes: '17:00' },
      ],
      'monday.1.opens',
      'Open after the break has begun',
    ],
  ])('in %j is said at %s', (ranges, field, message) => {
    expect(wrong(ranges)).toEqual([{ path: field, message }])
  })

  test('is said once for the five days that are alike, also when the server says it', () => {
    const values = hoursValuesOf(someBusinessHours())
    const refused = [{ path: 'ranges.0.closes', message: 'Close after opening' }]
    expect(refusedHours(values, 'wednesday', refused)).toEqual([
      { path: 'monday.0.closes', message: 'Close after opening' },
    ])
  })
})
