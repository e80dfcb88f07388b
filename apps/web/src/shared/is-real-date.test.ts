import { expect, test } from 'vitest'
import { isRealDate } from './is-real-date'

test.each(['1892-02-29', '1990-12-31', '2000-02-29', '2026-11-17'])('%s is a date', (text) => {
  expect(isRealDate(text)).toBe(true)
})

test.each([
  '1900-02-29',
  '1990-00-10',
  '1990-13-01',
  '1990-02-30',
  '1990-2-3',
  '1990',
  '1990-02',
  'soon',
  '',
])('%j is no date', (text) => {
  expect(isRealDate(text)).toBe(false)
})
