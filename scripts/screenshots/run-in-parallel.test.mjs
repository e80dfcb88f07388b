import { expect, it } from 'vitest'
import { runInParallel } from './run-in-parallel.mjs'

it('answers in the order of the items, and never runs more than it may at a time', async () => {
  let [running, most] = [0, 0]
  const results = await runInParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    return item * 10
  })
  expect(results).toEqual([10, 20, 30, 40, 50])
  expect(most).toBe(2)
})

it('tells each task which worker it is, so that a worker can keep a page of its own', async () => {
  const workers = await runInParallel(['a', 'b', 'c'], 2, (_, worker) => Promise.resolve(worker))
  expect(new Set(workers)).toEqual(new Set([0, 1]))
})
