import { expect, test } from 'vitest'
import { readChosenDays, tidyChosenDays } from './chosen-days'

const TODAY = '2026-11-17'

test.each([
  ['received=days&from=2026-10-05&to=2026-10-06', '2026-10-05', '2026-10-06'],
  ['received=days', '2026-11-01', TODAY],
  ['received=days&from=2026-10-06&to=2026-10-05', '2026-11-01', TODAY],
])('the days of %s are those from %s to %s', (search, start, end) => {
  expect(readChosenDays(new URLSearchParams(search), TODAY)).toEqual({ start, end })
})

test('dates stay only while days are chosen', () => {
  const dates = 'from=2026-10-05&to=2026-10-06'
  expect(tidyChosenDays('received')(new URLSearchParams(`received=days&${dates}`)).toString()).toContain(
    dates,
  )
  expect(tidyChosenDays('received')(new URLSearchParams(`q=vega&${dates}`)).toString()).toBe('q=vega')
})
