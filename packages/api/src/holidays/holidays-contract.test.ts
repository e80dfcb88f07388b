import { describe, expect, it } from 'vitest'
import { HolidayInput, HolidaysQuery, UpdateHolidayBody } from './holidays-contract'
import { aHolidayInput } from './holidays-fixtures'

const pathsOf = (error: { issues: { path: PropertyKey[] }[] } | undefined) => [
  ...new Set(error?.issues.map(({ path }) => path.join('.'))),
]

const refused = (changes: object) => {
  const input = { ...aHolidayInput(), recurring: false, recurringType: 'none', ...changes }
  const { error } = HolidayInput.safeParse(input)
  const updated = UpdateHolidayBody.safeParse({ ...input, version: 1 })
  const paths = pathsOf(error)
  expect(pathsOf(updated.error)).toEqual(paths)
  return paths
}

describe('a holiday as it is sent, new or changed', () => {
  it.each([
    {},
    { endDate: '2026-11-26' },
    { endDate: '2027-02-25' },
    { recurring: true, recurringType: 'yearly_weekday' },
    { recurring: true, recurringType: 'yearly_last_weekday' },
  ])('is accepted with %j', (changes) => {
    expect(refused(changes)).toEqual([])
  })

  it.each([
    ['name', { name: ' ' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: '1899-12-31' }],
    ['date', { date: '2200-01-01' }],
    ['date', { date: 'today', endDate: '2026-11-27' }],
    ['endDate', { endDate: '2026-11-25' }],
    ['endDate', { endDate: '2027-02-26' }],
    ['recurringType', { recurring: true }],
    ['recurringType', { recurringType: 'yearly_date' }],
    ['recurringType', { recurring: true, recurringType: 'weekly' }],
    ['date', { date: '2026-11-19', recurring: true, recurringType: 'yearly_last_weekday' }],
    ['locations.0', { locations: ['downtown'] }],
  ])('is refused at %s for %j', (path, changes) => {
    expect(refused(changes)).toEqual([path])
  })
})

it('a range of holidays ends on its first day or after it', () => {
  const isRange = (query: object) => HolidaysQuery.safeParse(query).success
  expect([{}, { startDate: '2026-01-01' }, { endDate: '2026-01-01' }].every(isRange)).toBe(true)
  expect(isRange({ startDate: '2026-01-02', endDate: '2026-01-02' })).toBe(true)
  expect(isRange({ startDate: '2026-01-02', endDate: '2026-01-01' })).toBe(false)
  expect(HolidaysQuery.safeParse({ startDate: 'today' }).error?.issues).toHaveLength(1)
})
