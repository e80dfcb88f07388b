import { expect, test } from 'vitest'
import { isRepeatedTime } from './repeated-time'
import { spanWords, zoneWord } from '../words/time-words'
import { NEW_YORK } from '../time-grid-fixtures'

const at = Date.parse

test.each([
  ['2026-11-01T04:59:00Z', false],
  ['2026-11-01T05:00:00Z', true],
  ['2026-11-01T06:59:00Z', true],
  ['2026-11-01T07:00:00Z', false],
  ['2026-03-08T07:00:00Z', false],
  ['2026-11-17T06:00:00Z', false],
])('%s is one of two with the same time on the clock: %s', (instant, expected) => {
  expect(isRepeatedTime(at(instant), NEW_YORK)).toBe(expected)
})

test('a time that comes twice is said with its offset, in every zone', () => {
  expect(spanWords(at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z'), NEW_YORK)).toBe(
    'Sunday, November 1, 1:30 AM EDT to 1:30 AM EST',
  )
  expect(spanWords(at('2026-11-01T07:30:00Z'), at('2026-11-01T08:30:00Z'), NEW_YORK)).toBe(
    'Sunday, November 1, 2:30 AM to 3:30 AM',
  )
  expect(zoneWord(at('2026-10-25T01:30:00Z'), 'Europe/Berlin')).toBe('GMT+1')
})
