import { holidayDates, HolidayInput } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'

it('has the eleven public holidays of a year, by date', () => {
  expect(publicHolidays(2026).map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
})

it('comes again on the dates of every later year', () => {
  for (const holiday of publicHolidays(2026)) {
    expect(
      HolidayInput.safeParse({ ...holiday, recurring: true, locations: [], description: '' }).success,
    ).toBe(true)
  }
  for (let year = 2026; year < 2056; year += 1) {
    const coming = publicHolidays(2026).flatMap((holiday) =>
      holidayDates({ ...holiday, recurring: true }, `${year}-01-01`, `${year}-12-31`),
    )
    expect(coming).toEqual(publicHolidays(year).map(({ date }) => date))
  }
})
