import type { Coverage, CoverageInput } from '@oaklet/api/contract'
import { aCoverageInput } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { coveragesOf, coveragesPath, insertPayer } from '../../testing/a-coverage'
import { aPractice } from '../../testing/a-practice'
import { addClient } from '../../testing/an-appointment'
import { onEachDatabase, onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { TestApp } from '../../testing/create-test-app'
import { runs } from '../../testing/sample-size'

async function aDesk(test: TestApp) {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner')
  const client = await addClient(practice, owner)
  const payerId = await insertPayer(test, practice)
  const send = (changes: Partial<CoverageInput>) =>
    owner.request('POST', coveragesPath(practice, client.id), aCoverageInput({ payerId, ...changes }))
  const list = async () => (await coveragesOf(practice, owner, client.id)).coverages
  return { send, list }
}

type Days = Pick<CoverageInput, 'priority' | 'effectiveFrom' | 'effectiveTo' | 'status'>

const END_OF_TIME = '9999-12-31'

/** Whether two coverages pay in the same place on some day. */
const collide = (one: Days, other: Days): boolean =>
  one.status !== 'inactive' &&
  other.status !== 'inactive' &&
  one.priority === other.priority &&
  one.effectiveFrom <= (other.effectiveTo ?? END_OF_TIME) &&
  other.effectiveFrom <= (one.effectiveTo ?? END_OF_TIME)

const dayOfJune = (day: number) => `2026-06-${String(day).padStart(2, '0')}`

/** Short spans within a month, so that many touch. */
const days = fc
  .record({
    priority: fc.integer({ min: 1, max: 2 }),
    from: fc.integer({ min: 1, max: 20 }),
    length: fc.option(fc.integer({ min: 0, max: 8 }), { freq: 5 }),
    status: fc.constantFrom('unverified' as const, 'verified' as const, 'inactive' as const),
  })
  .map(({ priority, from, length, status }): Days => ({
    ...{ priority, status },
    effectiveFrom: dayOfJune(from),
    effectiveTo: length === null ? null : dayOfJune(from + length),
  }))

onOneDatabase('coverages', (test, rule) => {
  rule(
    'are accepted exactly when no other has the priority on a day of theirs',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(days, { minLength: 4, maxLength: 12 }), async (tried) => {
          const { send, list } = await aDesk(test)
          const accepted: Days[] = []
          for (const each of tried) {
            const isTaken = accepted.some((other) => collide(each, other))
            const answer = await send(each)
            expect(refusal(answer)).toEqual(
              isTaken ? [422, 'validation_failed', 'priority'] : [200, undefined],
            )
            if (!isTaken) accepted.push(each)
          }
          const stored = await list()
          expect(stored).toHaveLength(accepted.length)
          const pairs = stored.flatMap((one, index) =>
            stored.slice(index + 1).map((other): [Coverage, Coverage] => [one, other]),
          )
          expect(pairs.filter(([one, other]) => collide(one, other))).toEqual([])
        }),
        { numRuns: runs({ gate: 6, long: 40 }) },
      )
    },
    120_000,
  )
})

onEachDatabase('coverages', (test, rule) => {
  rule('let exactly one of several people add the first insurance at once', async () => {
    const { send, list } = await aDesk(test)
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((memberId) => send({ memberId })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect(await list()).toHaveLength(1)
  })
})
