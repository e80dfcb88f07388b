import { expect, it } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform'
import { withDeadline } from './deadline'

const never = () => new Promise<never>(() => undefined)
const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

it('answers what was run, and leaves no timer', async () => {
  const platform = createFakePlatform()
  expect(await withDeadline(platform, { timeoutMs: 10 }, () => Promise.resolve('yes'))).toBe('yes')
  expect(platform.clock.timerCount()).toBe(0)
})

it('gives up at the deadline with a NetworkError, not before it', async () => {
  const platform = createFakePlatform()
  let outcome: unknown = 'waiting'
  const waiting = refused(withDeadline(platform, { timeoutMs: 30_000 }, never)).then(
    (error) => (outcome = error),
  )
  await platform.clock.advance(29_999)
  expect(outcome).toBe('waiting')
  await platform.clock.advance(1)
  await waiting
  expect(outcome).toMatchObject({ kind: 'network', code: 'timeout' })
  expect(platform.clock.timerCount()).toBe(0)
})

it('settles as soon as the caller aborts, with the caller’s reason', async () => {
  const platform = createFakePlatform()
  const controller = new AbortController()
  const waiting = refused(withDeadline(platform, { timeoutMs: 30_000, signal: controller.signal }, never))
  controller.abort('gone')
  expect(await waiting).toBe('gone')
  expect(platform.clock.timerCount()).toBe(0)
})

it('runs nothing for a caller who has aborted already', async () => {
  let hasRun = false
  const run = () => Promise.resolve((hasRun = true))
  const deadline = { timeoutMs: 10, signal: AbortSignal.abort('gone') }
  expect(await refused(withDeadline(createFakePlatform(), deadline, run))).toBe('gone')
  expect(hasRun).toBe(false)
})

it('aborts the signal that it gives to what it runs', async () => {
  const controller = new AbortController()
  const deadline = { timeoutMs: 10, signal: controller.signal }
  let given: AbortSignal | undefined
  const waiting = refused(
    withDeadline(createFakePlatform(), deadline, (signal) => {
      given = signal
      return never()
    }),
  )
  controller.abort('gone')
  await waiting
  expect(given?.aborted).toBe(true)
})
