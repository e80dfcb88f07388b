import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RESTORE_ATTEMPTS, tryToRestore } from './restore-session'

async function run(failures: number, attempts = RESTORE_ATTEMPTS) {
  const pauses: number[] = []
  let tries = 0
  const attempt = async () => {
    tries += 1
    if (tries <= failures) throw new Error(`try ${tries}`)
    return 'restored'
  }
  const pause = async (delayMs: number) => void pauses.push(delayMs)
  const outcome = await tryToRestore({ attempt, attempts, pause }).catch((error: Error) => error.message)
  return { outcome, tries, pauses }
}

it('takes the first answer', async () => {
  expect(await run(0)).toEqual({ outcome: 'restored', tries: 1, pauses: [] })
})

it('tries again after 1 s, and after 2 s', async () => {
  expect(await run(2)).toEqual({ outcome: 'restored', tries: 3, pauses: [1_000, 2_000] })
})

it('gives up after three tries, without a pause at the end', async () => {
  expect(await run(3)).toEqual({ outcome: 'try 3', tries: 3, pauses: [1_000, 2_000] })
})

it('never tries more often than it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(9), fc.integer({ min: 1, max: 9 }), async (failures, attempts) => {
      expect((await run(failures, attempts)).tries).toBe(Math.min(failures + 1, attempts))
    }),
  )
})
