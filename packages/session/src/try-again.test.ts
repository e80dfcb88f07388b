import { UnauthorizedError } from '@oaklet/api'
import { createFakeClock } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tryAgain } from './try-again'

/** Runs to the end, and answers the moments of the tries and the outcome. */
async function tried(
  failures: number,
  tries = 3,
  error: (number: number) => Error = (n) => new Error(`try ${n}`),
) {
  const clock = createFakeClock()
  const startMs = clock.monotonicNow()
  const atMs: number[] = []
  const run = () => {
    atMs.push(clock.monotonicNow() - startMs)
    return atMs.length <= failures ? Promise.reject(error(atMs.length)) : Promise.resolve('done')
  }
  const { signal } = new AbortController()
  const outcome = tryAgain(clock, { tries, delayMs: 1_000, signal }, run).catch((thrown: unknown) =>
    String(thrown),
  )
  await clock.advance(100_000)
  expect(clock.timerCount()).toBe(0)
  return { outcome: await outcome, atMs }
}

it('takes the first answer', async () => {
  expect(await tried(0)).toEqual({ outcome: 'done', atMs: [0] })
})

it('pauses for the delay times the number of the try', async () => {
  expect(await tried(2)).toEqual({ outcome: 'done', atMs: [0, 1_000, 3_000] })
})

it('gives up with the last failure', async () => {
  expect(await tried(3)).toEqual({ outcome: 'Error: try 3', atMs: [0, 1_000, 3_000] })
})

it('takes a 401 for an answer', async () => {
  const facts = { code: 'refresh_refused', status: 401, serverMessage: 'Over', requestId: null } as const
  expect((await tried(1, 3, () => new UnauthorizedError(facts))).atMs).toEqual([0])
})

it('stops at once when it is aborted, and leaves no timer', async () => {
  const clock = createFakeClock()
  const controller = new AbortController()
  const options = { tries: 3, delayMs: 1_000, signal: controller.signal }
  const outcome = tryAgain(clock, options, () => Promise.reject(new Error('no')))
  await clock.advance(500)
  controller.abort(new Error('over'))
  await expect(outcome).rejects.toThrow('over')
  expect(clock.timerCount()).toBe(0)
})

it('never tries more often than it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(9), fc.integer({ min: 1, max: 9 }), async (failures, tries) => {
      expect((await tried(failures, tries)).atMs).toHaveLength(Math.min(failures + 1, tries))
    }),
  )
})
