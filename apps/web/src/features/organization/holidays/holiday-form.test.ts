import { HolidayInput, RECURRING_TYPES } from '@oaklet/api/contract'
import { aHoliday, fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  holidayErrors,
  holidayInputOf,
  type HolidayValues,
  holidayValuesOf,
  holidayVersions,
  recurringTypesFor,
  refusedHoliday,
  withDate,
} from './holiday-form'
import { daysWords, locationsWords, nextWords, recurrenceWords, recurringTypeWords } from './holiday-words'
import { withHolidayEdits } from './optimistic-holidays'

const someDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const someValues: fc.Arbitrary<HolidayValues> = fc.record({
  name: fc.constantFrom('', ' ', 'Thanksgiving', 'x'.repeat(121)),
  date: fc.option(someDate),
  hasMoreDays: fc.boolean(),
  endDate: fc.option(someDate),
  recurringType: fc.constantFrom(...RECURRING_TYPES),
  isForAll: fc.boolean(),
  locations: fc.subarray([fixtureId(10), fixtureId(11)]),
  description: fc.constantFrom('', 'We are away', 'x'.repeat(1001)),
})

describe('a holiday in the form', () => {
  test('is one that the contract takes when nothing is found wrong with it', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const isSound = HolidayInput.safeParse(holidayInputOf(values)).success
        const isAnywhere = values.isForAll || values.locations.length > 0
        expect(holidayErrors(values).length === 0).toBe(isSound && isAnywhere)
      }),
    )
  })

  test('is sent back as it came', () => {
    for (const holiday of [
      aHoliday(),
      aHoliday({ endDate: '2026-11-27', locations: [fixtureId(10)], description: 'Two days' }),
      aHoliday({ recurring: false, recurringType: 'none' }),
    ]) {
      expect(holiday).toMatchObject(JSON.parse(JSON.stringify(holidayInputOf(holidayValuesOf(holiday)))))
    }
  })

  test('names what is missing at its field, in the order of the fields', () => {
    const values = { ...holidayValuesOf(null), hasMoreDays: true, isForAll: false }
    expect(holidayErrors(values).map(({ path }) => path)).toEqual(['name', 'date', 'endDate', 'locations'])
  })

  test('comes again on a last weekday only where its first day is one', () => {
    expect(recurringTypesFor('2026-11-26')).toContain('yearly_last_weekday')
    expect(recurringTypesFor('2026-11-19')).not.toContain('yearly_last_weekday')
    const last = { ...holidayValuesOf(aHoliday()), recurringType: 'yearly_last_weekday' as const }
    expect(withDate(last, '2026-11-19')).toEqual({ date: '2026-11-19', recurringType: 'yearly_weekday' })
    expect(withDate(last, '2026-11-25')).toEqual({ date: '2026-11-25' })
    expect(withDate(last, null)).toEqual({ date: null })
  })

  test('shows the server’s refusal of one location at all of them', () => {
    const message = 'Choose a location of this practice'
    expect(refusedHoliday([{ path: 'locations.1', message }])).toEqual([{ path: 'locations', message }])
  })

  test('is told in both versions, in words', () => {
    const rows = holidayVersions(
      holidayValuesOf(aHoliday()),
      aHoliday({ locations: [fixtureId(10)] }),
      () => 'Annex',
    )
    expect(rows).toContainEqual({ label: 'Closed', mine: 'All locations', theirs: 'Annex' })
    expect(rows).toContainEqual({ label: 'Days', mine: 'Thu, Nov 26, 2026', theirs: 'Thu, Nov 26, 2026' })
  })
})

describe('the words of a holiday', () => {
  test.each([
    ['none', 'Doesn’t come again'],
    ['yearly_date', 'Every year on November 26'],
    ['yearly_weekday', 'Every year on the fourth Thursday of November'],
    ['yearly_last_weekday', 'Every year on the last Thursday of November'],
  ] as const)('for %s say “%s”', (recurringType, words) => {
    expect(recurringTypeWords(recurringType, '2026-11-26')).toBe(words)
    const recurring = recurringType !== 'none'
    expect(recurrenceWords({ date: '2026-11-26', recurring, recurringType })).toBe(words)
  })

  test('say when it is next, that it is now, or that it was', () => {
    const once = aHoliday({ recurring: false, recurringType: 'none', endDate: '2026-11-28' })
    expect(nextWords(once, '2026-11-01')).toBe('Thu, Nov 26 to Sat, Nov 28, 2026')
    expect(nextWords(once, '2026-11-27')).toBe('Now, until Sat, Nov 28, 2026')
    expect(nextWords(once, '2026-11-28')).toBe('Today')
    expect(nextWords(once, '2026-11-29')).toBe('Was on November 26, 2026')
    expect(nextWords(aHoliday(), '2026-11-27')).toBe('Thu, Nov 25, 2027')
    expect(daysWords({ first: '2026-12-30', last: '2027-01-02' })).toBe(
      'Wed, Dec 30, 2026 to Sat, Jan 2, 2027',
    )
  })

  test('name the locations that it closes', () => {
    const names = new Map([
      ['a', 'Main Street'],
      ['b', 'Annex'],
    ])
    expect(locationsWords([], (id) => names.get(id))).toBe('All locations')
    expect(locationsWords(['a', 'b'], (id) => names.get(id))).toBe('Annex, Main Street')
    expect(locationsWords(['c'], (id) => names.get(id))).toBe('A deleted location')
  })
})

test('the next holiday stands first, whatever its first year was, and those that are over last', () => {
  const once = { recurring: false, recurringType: 'none' as const }
  const thanksgiving = aHoliday({ id: fixtureId(1), name: 'Thanksgiving', date: '2020-11-26' })
  const spring = aHoliday({ id: fixtureId(2), name: 'Spring', date: '2027-03-01', ...once })
  const past = aHoliday({ id: fixtureId(3), name: 'Past', date: '2026-02-01', ...once })
  const before = aHoliday({ id: fixtureId(4), name: 'Before', date: '2025-02-01', ...once })
  const list = withHolidayEdits([before, past, spring, thanksgiving], [], '2026-11-20')
  expect(list.map(({ name }) => name)).toEqual(['Thanksgiving', 'Spring', 'Past', 'Before'])
})

test('holidays of one date are in order as the server’s are', () => {
  const onOneDay = ['O’Brien’s day', 'Ozark', 'Oakley', 'Álvarez', 'Alvarado'].map((name, at) =>
    aHoliday({ id: fixtureId(1 + at), name, date: '2026-11-26' }),
  )
  expect(withHolidayEdits(onOneDay, [], '2026-11-20').map(({ name }) => name)).toEqual([
    ...['Alvarado', 'Álvarez', 'Oakley', 'O’Brien’s day', 'Ozark'],
  ])
})
