import { HolidayInput } from '@oaklet/api/contract'
import { aPublicHoliday } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  placeOfAddress,
  publicHolidayId,
  publicHolidayInput,
  publicHolidayWords,
  regionOf,
  worthAdding,
} from './public-holiday-choice'

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States of America' },
]

test('begins with the country of the address, by code or by name, else at home', () => {
  const countryOf = (country: string) => placeOfAddress({ country, state: '' }, COUNTRIES).country
  expect(['DE', 'Germany', 'USA', ''].map(countryOf)).toEqual(['DE', 'DE', 'US', 'US'])
})

test('a region that the country doesn’t have is the whole country', () => {
  const regions = [{ code: 'OR', name: 'Oregon' }]
  expect(['OR', 'BY', ''].map((region) => regionOf(region, regions))).toEqual(['OR', '', ''])
})

test('what the practice has already, or is over for good, isn’t worth adding', () => {
  const over = aPublicHoliday({ name: 'Over', date: '2026-04-03', recurringType: 'none' })
  const again = aPublicHoliday({ name: 'Again', date: '2026-01-01', recurringType: 'yearly_date' })
  const known = aPublicHoliday({ knownAs: 'Turkey day' })
  const now = aPublicHoliday({
    name: 'Now',
    date: '2026-11-20',
    endDate: '2026-11-22',
    recurringType: 'none',
  })
  expect(worthAdding([over, again, known, now], '2026-11-22')).toEqual([again, now].map(publicHolidayId))
})

test('says when it is, how it comes again, and what is there already', () => {
  expect(publicHolidayWords(aPublicHoliday())).toBe(
    'Thu, Nov 26, 2026 · Every year on the fourth Thursday of November',
  )
  expect(publicHolidayWords(aPublicHoliday({ recurringType: 'none', knownAs: 'Turkey day' }))).toBe(
    'Thu, Nov 26, 2026 · This year only · You have “Turkey day” then',
  )
})

test('is sent as a holiday that the server takes', () => {
  for (const holiday of [
    aPublicHoliday(),
    aPublicHoliday({ endDate: '2026-11-28', recurringType: 'none' }),
    aPublicHoliday({ date: '2026-05-25', recurringType: 'yearly_last_weekday' }),
  ]) {
    expect(HolidayInput.safeParse(publicHolidayInput(holiday))).toMatchObject({ success: true })
  }
})
