import { ApiError, NetworkError } from '@oaklet/api'
import { expect, test } from 'vitest'
import { isWorthRetrying } from './query-client'

const refusal = (status: number) =>
  new ApiError({ code: 'internal', status, serverMessage: null, requestId: null })

test('tries again three times when no answer came or the server failed', () => {
  const tries = [0, 1, 2, 3].map((failures) => isWorthRetrying(failures, new NetworkError('timeout')))
  expect(tries).toEqual([true, true, true, false])
  expect(isWorthRetrying(0, refusal(503))).toBe(true)
})

test.each([401, 403, 404, 409, 422, 429])('does not repeat what was refused with %i', (status) => {
  expect(isWorthRetrying(0, refusal(status))).toBe(false)
})
