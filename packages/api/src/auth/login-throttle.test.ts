import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { NetworkError } from '../errors/NetworkError'
import { RateLimitedError } from '../errors/RateLimitedError'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import {
  afterFailure,
  API_LAYER_WINDOW_MS,
  backoffSeconds,
  createLoginThrottle,
  NO_LOGIN_FAILURES,
  throttleRefusal,
} from './login-throttle'

const facts = { code: 'invalid_credentials', status: 401, serverMessage: null, requestId: null } as const
const wrongPassword = new UnauthorizedError(facts)
const rateLimited = new RateLimitedError({ ...facts, code: 'rate_limited', status: 429 }, 60)
const refusal = (count: number, elapsedMs: number, windowMs = 1_000) =>
  throttleRefusal({ count, lastFailedAtMs: 50_000 }, 50_000 + elapsedMs, windowMs)?.message ?? null

describe('a try after failed ones', () => {
  it('goes ahead when none has failed', () => {
    expect(throttleRefusal(NO_LOGIN_FAILURES, 0, 1_000)).toBeNull()
  })

  it.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
  ])('within the window after %i failures is told to wait %i seconds', (count, seconds) => {
    expect(refusal(count, 0)).toBe(`Please wait ${seconds} seconds before trying again`)
    expect(refusal(count, 999)).toBe(`Please wait ${seconds} seconds before trying again`)
  })

  it('goes ahead from the end of its layer’s window on', () => {
    expect(refusal(4, 1_000)).toBeNull()
    expect(refusal(4, 1_999, 2_000)).not.toBeNull()
    expect(refusal(4, 2_000, 2_000)).toBeNull()
  })

  it.each([5, 6, 50])('is refused for 30 seconds after %i failures', (count) => {
    expect(refusal(count, 0)).toBe('Too many login attempts. Please wait 30 seconds.')
    expect(refusal(count, 29_999)).toBe('Too many login attempts. Please wait 30 seconds.')
    expect(refusal(count, 30_000)).toBeNull()
  })

  it('carries the seconds beside the sentence, for a countdown', () => {
    const failures = { count: 3, lastFailedAtMs: 0 }
    expect(throttleRefusal(failures, 0, 1_000)).toMatchObject({ waitSeconds: 8, kind: 'login-throttled' })
    expect(throttleRefusal({ ...failures, count: 5 }, 0, 1_000)).toMatchObject({ waitSeconds: 30 })
  })
})

it('backs off by powers of two, never by more than 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(backoffSeconds)).toEqual([1, 2, 4, 8, 16, 30, 30])
  fc.assert(fc.property(fc.nat(5000), (count) => backoffSeconds(count) <= 30 && backoffSeconds(count) >= 1))
})

describe('a failure', () => {
  const one = { count: 1, lastFailedAtMs: 10 }

  it('counts when the server refused', () => {
    expect(afterFailure(one, wrongPassword, 70)).toEqual({ count: 2, lastFailedAtMs: 70 })
  })

  it('counts as five when it is a rate limit', () => {
    expect(afterFailure(one, rateLimited, 70)).toEqual({ count: 5, lastFailedAtMs: 70 })
  })

  it.each([
    ['no answer', new NetworkError('unreachable')],
    ['a server’s own failure', new ApiError({ ...facts, code: 'internal', status: 500 })],
    ['anything else', new Error('x')],
  ])('does not count when it is %s', (_, error) => {
    expect(afterFailure(one, error, 70)).toBe(one)
  })
})

describe('the throttle', () => {
  const failing = async () => Promise.reject(wrongPassword)
  const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

  it('asks nobody when the try comes too soon', async () => {
    let nowMs = 0
    let asked = 0
    const throttle = createLoginThrottle(API_LAYER_WINDOW_MS, () => nowMs)
    const attempt = () => {
      asked += 1
      return failing()
    }
    expect(await refused(throttle.guard(attempt))).toBe(wrongPassword)
    nowMs = 999
    expect(await refused(throttle.guard(attempt))).toMatchObject({ code: 'login_throttled' })
    expect(asked).toBe(1)
    nowMs = 1_000
    expect(await refused(throttle.guard(attempt))).toBe(wrongPassword)
  })

  it('forgets the failures after a success', async () => {
    let nowMs = 0
    const throttle = createLoginThrottle(API_LAYER_WINDOW_MS, () => nowMs)
    await refused(throttle.guard(failing))
    nowMs = 1_000
    expect(await throttle.guard(() => Promise.resolve('in'))).toBe('in')
    expect(await throttle.guard(() => Promise.resolve('in'))).toBe('in')
  })

  it('lets at most five tries reach the server in any 30 seconds of failing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6_000), { maxLength: 40 }), async (pausesMs) => {
        let nowMs = 0
        const reached: number[] = []
        const throttle = createLoginThrottle(API_LAYER_WINDOW_MS, () => nowMs)
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs
          await refused(
            throttle.guard(() => {
              reached.push(nowMs)
              return failing()
            }),
          )
        }
        const sixthLater = reached.slice(5).map((atMs, index) => atMs - (reached[index + 4] ?? 0))
        expect(sixthLater.every((gapMs) => gapMs >= 30_000)).toBe(true)
      }),
    )
  })
})
