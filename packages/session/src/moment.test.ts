import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageMs, storedMoment } from './moment'

const since = { nowMs: 1_000_000, monotonicMs: 500 }

describe('an age', () => {
  it('grows while the machine sleeps and only the wall clock moves', () => {
    expect(ageMs(since, { ...since, nowMs: since.nowMs + 5_000 })).toBe(5_000)
  })

  it('grows when the wall clock is set back', () => {
    expect(ageMs(since, { nowMs: since.nowMs - 86_400_000, monotonicMs: since.monotonicMs + 7_000 })).toBe(
      7_000,
    )
  })
})

describe('a stored moment', () => {
  it('is as long ago as the wall clock says when it is met', () => {
    const met = { nowMs: since.nowMs + 10_000, monotonicMs: 3 }
    expect(ageMs(storedMoment(since.nowMs, met), met)).toBe(10_000)
  })

  it('has no age yet when it is met at once, whatever the monotonic clock reads', () => {
    const met = { nowMs: since.nowMs, monotonicMs: 3 }
    expect(storedMoment(since.nowMs, met)).toEqual(met)
  })

  it('grows older from then on, even when the wall clock is set back', () => {
    const met = { nowMs: since.nowMs + 10_000, monotonicMs: 3 }
    expect(ageMs(storedMoment(since.nowMs, met), { nowMs: 0, monotonicMs: 8 })).toBe(10_005)
  })

  it('is endlessly long ago when it seems to come from the future', () => {
    const met = { nowMs: since.nowMs - 1, monotonicMs: 0 }
    expect(ageMs(storedMoment(since.nowMs, met), met)).toBe(Infinity)
  })

  it('has no age when it is no number', () => {
    expect(ageMs(storedMoment(NaN, since), since)).toBeNaN()
  })
})

it('never grows younger as either clock moves on', () => {
  const clocks = fc.record({ nowMs: fc.integer(), monotonicMs: fc.nat() })
  fc.assert(
    fc.property(clocks, clocks, fc.nat(), fc.nat(), (start, at, wallMs, monotonicMs) => {
      const then = { nowMs: at.nowMs + wallMs, monotonicMs: at.monotonicMs + monotonicMs }
      expect(ageMs(start, then)).toBeGreaterThanOrEqual(ageMs(start, at))
    }),
  )
})
