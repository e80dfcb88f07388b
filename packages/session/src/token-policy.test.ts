import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Moment } from './moment'
import {
  type HeldToken,
  isExpired,
  isTokenShape,
  isValidUnchecked,
  needsRefresh,
  untilRefreshMs,
} from './token-policy'

const MINUTE = 60_000
const start: Moment = { nowMs: 1_000_000, monotonicMs: 500 }
const later = (ms: number): Moment => ({ nowMs: start.nowMs + ms, monotonicMs: start.monotonicMs + ms })
const token: HeldToken = { value: 'a.b.c', lifeMs: 900_000, issued: start }
const ageless: HeldToken = { ...token, lifeMs: null }

describe('a token’s shape', () => {
  it.each(['a.b.c', 'eyJ0.eyJz.x-_9'])('is three parts: %s', (value) => {
    expect(isTokenShape(value)).toBe(true)
  })
  it.each(['', 'a', 'a.b', 'a.b.c.d', '..', 'a..c', 'a.b.c d', ' a.b.c', 'a.b.c\n'])('is not %j', (value) => {
    expect(isTokenShape(value)).toBe(false)
  })
})

describe('a token with a known expiry', () => {
  it('is expired from 30 s before it on', () => {
    expect(isExpired(token, later(900_000 - 30_001))).toBe(false)
    expect(isExpired(token, later(900_000 - 30_000))).toBe(true)
  })

  it('needs a refresh from 60 s before it on', () => {
    expect(needsRefresh(token, later(900_000 - 60_001))).toBe(false)
    expect(needsRefresh(token, later(900_000 - 60_000))).toBe(true)
  })
})

describe('a token without a known expiry', () => {
  it('is expired when it is older than 15 minutes', () => {
    expect(isExpired(ageless, later(15 * MINUTE))).toBe(false)
    expect(isExpired(ageless, later(15 * MINUTE + 1))).toBe(true)
  })

  it('needs a refresh when it is older than 12 minutes', () => {
    expect(needsRefresh(ageless, later(12 * MINUTE))).toBe(false)
    expect(needsRefresh(ageless, later(12 * MINUTE + 1))).toBe(true)
  })
})

it('counts as valid unchecked until it is 30 minutes old', () => {
  expect(isValidUnchecked(token, later(30 * MINUTE - 1))).toBe(true)
  expect(isValidUnchecked(token, later(30 * MINUTE))).toBe(false)
})

it('of a life to come has expired, as nobody knows its age', () => {
  const issued = { nowMs: start.nowMs, monotonicMs: -Infinity }
  expect(isExpired({ ...token, issued }, later(0))).toBe(true)
  expect(isValidUnchecked({ ...token, issued }, later(0))).toBe(false)
})

const moments = fc.record({ nowMs: fc.integer(), monotonicMs: fc.nat() })
const tokens = fc.record({
  value: fc.constant('a.b.c'),
  lifeMs: fc.option(fc.nat()),
  issued: fc.record({ nowMs: fc.integer(), monotonicMs: fc.nat() }),
})

describe('whatever the clocks say', () => {
  it('an expired token needs a refresh', () => {
    fc.assert(fc.property(tokens, moments, (held, at) => !isExpired(held, at) || needsRefresh(held, at)))
  })

  it('a token never becomes good again as either clock moves on', () => {
    fc.assert(
      fc.property(tokens, moments, fc.nat(), fc.nat(), (held, at, wallMs, monotonicMs) => {
        const then = { nowMs: at.nowMs + wallMs, monotonicMs: at.monotonicMs + monotonicMs }
        expect(isExpired(held, at) && !isExpired(held, then)).toBe(false)
        expect(needsRefresh(held, at) && !needsRefresh(held, then)).toBe(false)
      }),
    )
  })

  it('it needs a refresh exactly when nothing is left until then', () => {
    fc.assert(
      fc.property(tokens, moments, (held, at) => needsRefresh(held, at) === untilRefreshMs(held, at) <= 0),
    )
  })
})
