import { UnauthorizedError } from '@oaklet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tryAgain } from './try-again'

async function tried(
  failures: number,
  tries = 3,
  error: (number: number) => Error = (n) => new Error(`try ${n}`),
) {
  const pauses: number[] = []
  let runs = 0
  const run = () => {
    runs += 1
    return runs <= failures ? Promise.reject(error(runs)) : Promise.resolve('done')
  }
  const pause = (delayMs: number) => {
    pauses.push(delayMs)
    return Promise.resolve()
  }
  const outcome = await tryAgain({ run, tries, delayMs: 1_000, pause }).catch((thrown: unknown) =>
    String(thrown),
  )
  return { outcome, runs, pauses }
}

it('takes the first answer', async () => {
  expect(await tried(0)).toEqual({ outcome: 'done', runs: 1, pauses: [] })
})

it('pauses for the delay times the number of the try', async () => {
  expect(await tried(2)).toEqual({ outcome: 'done', runs: 3, pauses: [1_000, 2_000] })
})

it('gives up with the last failure, without a pause at the end', async () => {
  expect(await tried(3)).toEqual({ outcome: 'Error: try 3', runs: 3, pauses: [1_000, 2_000] })
})

it('takes a 401 for an answer', async () => {
  const facts = { code: 'refresh_refused', status: 401, serverMessage: 'Over', requestId: null } as const
  const { runs, pauses } = await tried(1, 3, () => new UnauthorizedError(facts))
  expect({ runs, pauses }).toEqual({ runs: 1, pauses: [] })
})

it('never tries more often than it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(9), fc.integer({ min: 1, max: 9 }), async (failures, tries) => {
      expect((await tried(failures, tries)).runs).toBe(Math.min(failures + 1, tries))
    }),
  )
})
