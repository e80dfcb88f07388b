import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNow } from '../../testing/fake-now'
import { useCountdown } from './use-countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))

test('counts the seconds down to 0, and no further', async () => {
  const { result } = renderHook(() => useCountdown(3))
  expect(result.current.left).toBe(3)
  await seconds(1)
  expect(result.current.left).toBe(2)
  await seconds(5)
  expect(result.current.left).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('has counted on when the machine slept meanwhile', async () => {
  const { result } = renderHook(() => useCountdown(30))
  vi.setSystemTime(fakeNow() + 20_000)
  await seconds(1)
  expect(result.current.left).toBe(9)
})

test('makes nobody wait longer when the clock is set back', async () => {
  const { result } = renderHook(() => useCountdown(30))
  vi.setSystemTime(fakeNow() - 86_400_000)
  await seconds(1)
  expect(result.current.left).toBe(30)
})

test('begins anew', async () => {
  const { result } = renderHook(() => useCountdown(0))
  act(() => result.current.start(2.5))
  expect(result.current.left).toBe(3)
  await seconds(1)
  expect(result.current.left).toBe(2)
})
