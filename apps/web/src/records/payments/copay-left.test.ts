import { aHoldableSession } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { copayLeft } from './copay-left'

test.each([
  [2_500, 0, 2_500],
  [2_500, 1_000, 1_500],
  [2_500, 3_000, 0],
  [null, 0, 0],
])('of a copay of %j with %d held, %d are left', (copayCents, heldCents, left) => {
  expect(copayLeft(aHoldableSession({ copayCents, heldCents }))).toBe(left)
})
