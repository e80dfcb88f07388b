import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBackgroundWork } from './background-work'
import { aPractice } from './testing/a-practice'
import { addClient, appointmentBody, book, setStatus } from './testing/an-appointment'
import { createTestApp } from './testing/create-test-app'
import { startTestApp } from './testing/start-test-app'

const HOLD_SECONDS = 4
const test = startTestApp(() => createTestApp({ env: { mailHoldSeconds: HOLD_SECONDS } }))
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

it('mail that has waited as long as the settings say is sent by the server’s own work, and none before', async () => {
  const practice = await aPractice(test)
  const [scheduler, clinician] = [await practice.as('Scheduler'), await practice.as('Clinician')]
  const client = await addClient(practice, scheduler)
  const subjects = () => test.mailer.to(`${clinician.userId}@example.com`).map(({ subject }) => subject)
  const workOnce = () => startBackgroundWork(test.deps)()
  const workAfterHold = async () => {
    test.clock.advance(HOLD_SECONDS * 1_000 - 1)
    await workOnce()
    const before = subjects()
    test.clock.advance(1)
    await workOnce()
    return [before, subjects()]
  }
  const wanted = { clientId: client.id, clinicianId: clinician.staffId }
  const booked = await book(practice, scheduler, appointmentBody(practice, wanted))
  // Who never chose gets mail about a cancellation, and none about a booking.
  expect(await workAfterHold()).toEqual([[], []])
  await setStatus(practice, scheduler, booked, 'cancelled_client')
  expect(await workAfterHold()).toEqual([[], ['One of your appointments was cancelled']])
})
