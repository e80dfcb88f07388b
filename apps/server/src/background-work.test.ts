import { startTestApp } from './testing/start-test-app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBackgroundWork } from './background-work'

const test = startTestApp()
let stop: () => Promise<void>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stop = () => Promise.resolve()
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

const start = (run: () => Promise<void>) => {
  stop = startBackgroundWork(test.deps, [{ name: 'counting', pauseMs: 1_000, run }])
}

it('work is done at once, and again after each pause', async () => {
  const run = vi.fn(() => Promise.resolve())
  start(run)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('work that failed is done again after its pause', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')))
  start(run)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})

it('work never overlaps itself, and stopping waits for what runs and begins nothing more', async () => {
  const waiting: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)))
  start(run)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(1)
  expect(isStopped).toBe(false)
  waiting.shift()?.()
  await stopping
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('the server’s own work runs on an empty database', async () => {
  const failed = vi.spyOn(test.deps.log, 'error')
  stop = startBackgroundWork(test.deps)
  await stop()
  expect(failed).not.toHaveBeenCalled()
})
