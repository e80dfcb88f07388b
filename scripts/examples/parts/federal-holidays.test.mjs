import { expect, it } from 'vitest'
import { federalHolidays } from './federal-holidays.mjs'

it('knows the eleven federal holidays of a year', () => {
  expect(federalHolidays(2027).map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-25 Christmas Day',
  ])
})

it('finds the weekdays in any year', () => {
  const dateOf = (year, name) => federalHolidays(year).find((holiday) => holiday.name === name).date
  expect(dateOf(2026, 'Memorial Day')).toBe('2026-05-25')
  expect(dateOf(2029, 'Thanksgiving Day')).toBe('2029-11-22')
  expect(dateOf(2024, 'Labor Day')).toBe('2024-09-02')
})
