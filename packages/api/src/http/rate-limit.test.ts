import { describe, expect, it } from 'vitest'
import { isNearlyUsedUp, readRateLimit } from './rate-limit'

describe('the rate limit’s headers', () => {
  it('are read as numbers', () => {
    const headers = new Headers({
      'x-ratelimit-limit': '600',
      'x-ratelimit-remaining': '12',
      'x-ratelimit-reset': '1700000000',
    })
    expect(readRateLimit(headers)).toEqual({
      limit: 600,
      remaining: 12,
      reset: 1_700_000_000,
      blockedUntilMs: null,
    })
  })

  it('give null when there are none', () => {
    expect(readRateLimit(new Headers())).toBeNull()
  })

  it.each(['limit', 'remaining', 'reset'])('are taken also when %s comes alone', (name) => {
    const none = { limit: null, remaining: null, reset: null, blockedUntilMs: null }
    expect(readRateLimit(new Headers({ [`x-ratelimit-${name}`]: '7' }))).toEqual({ ...none, [name]: 7 })
  })

  it.each(['7 of 600', 'about 7', '-7', '7.5', ''])('are no number when one reads %j', (text) => {
    expect(readRateLimit(new Headers({ 'x-ratelimit-remaining': text }))).toBeNull()
  })

  it('may have blanks around them', () => {
    expect(readRateLimit(new Headers({ 'x-ratelimit-remaining': ' 7 ' }))).toMatchObject({ remaining: 7 })
  })

  it('give null for the one that is missing or no number', () => {
    const headers = new Headers({ 'x-ratelimit-remaining': '3', 'x-ratelimit-limit': 'many' })
    expect(readRateLimit(headers)).toEqual({ limit: null, remaining: 3, reset: null, blockedUntilMs: null })
  })
})

it.each([
  [5, false],
  [4, true],
  [0, true],
  [null, false],
])('calls %s remaining requests nearly used up: %s', (remaining, expected) => {
  expect(isNearlyUsedUp({ limit: 600, remaining, reset: null, blockedUntilMs: null })).toBe(expected)
})
