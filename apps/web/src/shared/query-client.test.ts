import { ApiError, NetworkError } from '@oaklet/api'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, isWorthRetrying } from './query-client'

const refusal = (status: number) =>
  new ApiError({ code: 'internal', status, serverMessage: null, requestId: null })

afterEach(() => {
  vi.useRealTimers()
})

test('takes what it holds for fresh for five minutes', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const ask = vi.fn(() => Promise.resolve('answer'))
  const fetchAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return client.query({ queryKey: ['a'], queryFn: ask })
  }
  await fetchAfter(0)
  await fetchAfter(5 * 60_000 - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await fetchAfter(1)
  expect(ask).toHaveBeenCalledTimes(2)
  client.clear()
})

test('tries again three times when no answer came or the server failed', () => {
  const tries = [0, 1, 2, 3].map((failures) => isWorthRetrying(failures, new NetworkError('timeout')))
  expect(tries).toEqual([true, true, true, false])
  expect(isWorthRetrying(0, refusal(503))).toBe(true)
})

test.each([401, 403, 404, 409, 422, 429])('does not repeat what was refused with %i', (status) => {
  expect(isWorthRetrying(0, refusal(status))).toBe(false)
})
