import { expect, test } from 'vitest'
import { movedApart } from './EndLabels'

test.each([
  [
    [20, 80],
    [20, 80],
  ],
  [
    [40, 42],
    [40, 58],
  ],
  [
    [198, 200],
    [182, 200],
  ],
])('names at %j stand at %j, a line apart and above the axis', (wanted, heights) => {
  expect(movedApart(wanted, 200)).toEqual(heights)
})
