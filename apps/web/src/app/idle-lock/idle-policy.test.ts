import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IDLE_LOCK_MS, idleStage, untilNextStage } from './idle-policy'

const MINUTE_MS = 60_000
const LAST = 1_800_000_000_000

test('warns after 13 minutes without input, and locks after 15', () => {
  expect(idleStage(LAST + 13 * MINUTE_MS - 1, LAST)).toBe('active')
  expect(idleStage(LAST + 13 * MINUTE_MS, LAST)).toBe('warning')
  expect(idleStage(LAST + 15 * MINUTE_MS - 1, LAST)).toBe('warning')
  expect(idleStage(LAST + 15 * MINUTE_MS, LAST)).toBe('locked')
})

test('a clock that was set back locks nobody out', () => {
  expect(idleStage(LAST - 60 * MINUTE_MS, LAST)).toBe('active')
})

test('the stage changes exactly when the wait for it is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: -IDLE_LOCK_MS, max: 2 * IDLE_LOCK_MS }), (idleMs) => {
      const now = LAST + idleMs
      const wait = untilNextStage(now, LAST)
      if (wait === null) return idleStage(now, LAST) === 'locked'
      const from = Math.max(now, LAST)
      return (
        wait > 0 &&
        idleStage(from + wait - 1, LAST) === idleStage(now, LAST) &&
        idleStage(from + wait, LAST) !== idleStage(now, LAST)
      )
    }),
  )
})
