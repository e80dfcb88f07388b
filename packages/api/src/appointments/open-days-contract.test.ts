import { expect, it } from 'vitest'
import { OpenDaysQuery } from './open-days-contract'

const isTaken = (startDate: string, endDate: string) =>
  OpenDaysQuery.safeParse({ startDate, endDate }).success

it('takes a range of 1 to 62 days', () => {
  expect(isTaken('2026-11-17', '2026-11-17')).toBe(true)
  expect(isTaken('2026-11-01', '2027-01-01')).toBe(true)
  expect(isTaken('2026-11-01', '2027-01-02')).toBe(false)
  expect(isTaken('2026-11-17', '2026-11-16')).toBe(false)
})

it('says of a date that is none only that', () => {
  const { error } = OpenDaysQuery.safeParse({ startDate: 'today', endDate: '2026-11-17' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['startDate']])
})
