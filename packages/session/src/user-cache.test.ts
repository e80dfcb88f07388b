import { ApiError, NetworkError, UnauthorizedError } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { isUserFresh, USER_TRIES, userDespite } from './user-cache'

const fetched = { nowMs: 1_000_000, monotonicMs: 500 }
const later = (ms: number) => ({ nowMs: fetched.nowMs + ms, monotonicMs: fetched.monotonicMs + ms })
const facts = { code: 'not_found', status: 404, serverMessage: null, requestId: null } as const

it('holds a user for five minutes', () => {
  expect(isUserFresh(fetched, later(5 * 60_000 - 1))).toBe(true)
  expect(isUserFresh(fetched, later(5 * 60_000))).toBe(false)
})

it('holds no user of an unknown age', () => {
  expect(isUserFresh({ nowMs: NaN, monotonicMs: NaN }, later(0))).toBe(false)
})

it('asks for the user three times at most, first 500 ms apart', () => {
  expect(USER_TRIES).toEqual({ tries: 3, delayMs: 500 })
})

it('goes on with the cached user after a 401', () => {
  const cached = aUser({ name: 'Cached' })
  expect(userDespite(new UnauthorizedError({ ...facts, status: 401 }), cached)).toBe(cached)
})

it('has no user after a 404', () => {
  expect(userDespite(new ApiError(facts), aUser())).toBeNull()
})

it.each([new NetworkError('timeout'), new ApiError({ ...facts, status: 500 }), new Error('bug')])(
  'can’t tell after %s',
  (error) => {
    expect(() => userDespite(error, aUser())).toThrow(error)
  },
)
