import { expect, test } from 'vitest'
import { isDay } from './is-day'

test('only a real date counts as one', () => {
  expect(isDay('2026-02-30')).toBe(false)
  expect(isDay('soon')).toBe(false)
  expect(isDay(null)).toBe(false)
  expect(isDay('2026-02-28')).toBe(true)
})
