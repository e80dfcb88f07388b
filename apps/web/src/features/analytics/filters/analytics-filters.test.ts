import { DATE_RANGES } from '@oaklet/api/contract'
import { fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFilters, readFilters, withRange, writeFilters } from './analytics-filters'

const read = (search: string) => readFilters(new URLSearchParams(search))

test.each([
  '',
  'range=yesterday',
  'range=custom',
  'range=custom&from=2026-01-01',
  'range=custom&from=2026-02-30&to=2026-03-01',
  'range=custom&from=2026-03-02&to=2026-03-01',
  'range=custom&from=2020-01-01&to=2026-01-01',
  'from=2026-01-01&to=2026-01-31',
  'location=here&clinician=me',
])('an address that says nothing sound means the last 30 days of everybody: %s', (search) => {
  expect(read(search)).toEqual({ dateRange: 'last-30-days' })
  expect(countFilters(read(search))).toBe(0)
})

test('a custom range comes with its days', () => {
  expect(read('range=custom&from=2026-01-01&to=2026-01-31')).toEqual({
    ...{ dateRange: 'custom', startDate: '2026-01-01', endDate: '2026-01-31' },
  })
})

test('what is written is read, and all else in the address stays', () => {
  const anId = fc.option(fc.integer({ min: 1, max: 9 }).map(fixtureId), { nil: undefined })
  const aDay = fc.integer({ min: 0, max: 800 }).map((day) => new Date(Date.UTC(2026, 0, day)))
  const days = fc
    .tuple(aDay, aDay)
    .map((pair) =>
      pair.sort((one, other) => Number(one) - Number(other)).map((date) => date.toISOString().slice(0, 10)),
    )
  fc.assert(
    fc.property(fc.constantFrom(...DATE_RANGES), days, anId, anId, (dateRange, [from, to], one, other) => {
      const narrowed = { dateRange, ...(one && { locationId: one }), ...(other && { clinicianId: other }) }
      const filters = withRange(narrowed, {
        dateRange,
        ...(dateRange === 'custom' && { startDate: from ?? '', endDate: to ?? '' }),
      })
      const address = writeFilters(new URLSearchParams('kept=1'), filters)
      expect(readFilters(address)).toEqual(filters)
      expect(address.get('kept')).toBe('1')
    }),
  )
})

test('the days of a range that is no longer custom go from the address', () => {
  const before = new URLSearchParams('range=custom&from=2026-01-01&to=2026-01-31')
  expect(writeFilters(before, { dateRange: 'last-30-days' }).toString()).toBe('')
})
