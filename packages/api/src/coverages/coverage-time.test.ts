import { expect, it } from 'vitest'
import { coverageTime } from './coverage-time'

const coverage = { status: 'verified', effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' }

it.each([
  ['2025-12-31', 'coming'],
  ['2026-01-01', 'current'],
  ['2026-12-31', 'current'],
  ['2027-01-01', 'former'],
])('a coverage of 2026 is on %s: %s', (today, time) => {
  expect(coverageTime(coverage, today)).toBe(time)
})

it('a coverage without an end stays in force', () => {
  expect(coverageTime({ ...coverage, effectiveTo: null }, '2031-05-05')).toBe('current')
})

it('an inactive coverage is a former one on every day', () => {
  expect(coverageTime({ ...coverage, status: 'inactive' }, '2026-05-05')).toBe('former')
  expect(coverageTime({ ...coverage, status: 'inactive' }, '2025-05-05')).toBe('former')
})
