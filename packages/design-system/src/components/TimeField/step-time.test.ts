import { Time } from '@internationalized/date'
import { expect, test } from 'vitest'
import { stepTime } from './TimeField'

test.each([
  [0, 1, 15],
  [7, 1, 15],
  [7, -1, 0],
  [45, 1, 0],
  [0, -1, 45],
] as const)('goes from %i minutes by %i to %i in steps of 15', (from, direction, to) => {
  expect(stepTime(new Time(9, from), direction, 15)).toMatchObject({ hour: 9, minute: to })
})
