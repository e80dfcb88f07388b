import { expect, it } from 'vitest'
import { singleFlight } from './single-flight'

function counted() {
  const waiting: ((value: number) => void)[] = []
  const fly = singleFlight(
    (key: string) => new Promise<string>((resolve) => waiting.push((n) => resolve(`${key}${n}`))),
  )
  return { fly, land: (n: number) => waiting[n]?.(n), runs: () => waiting.length }
}

it('gives overlapping calls with one key the same run', async () => {
  const { fly, land, runs } = counted()
  const all = [fly('a'), fly('a'), fly('a')]
  land(0)
  expect(await Promise.all(all)).toEqual(['a0', 'a0', 'a0'])
  expect(runs()).toBe(1)
})

it('gives each key a run of its own', async () => {
  const { fly, land } = counted()
  const all = [fly('a'), fly('b')]
  land(0)
  land(1)
  expect(await Promise.all(all)).toEqual(['a0', 'b1'])
})

it('starts a new run once the last one has settled', async () => {
  const { fly, land, runs } = counted()
  const first = fly('a')
  land(0)
  await first
  void fly('a')
  expect(runs()).toBe(2)
})

it('passes a failure to all who share the run, and starts anew after it', async () => {
  let runs = 0
  const fly = singleFlight((key: string) => {
    runs += 1
    return Promise.reject(new Error(key))
  })
  const results = await Promise.allSettled([fly('a'), fly('a')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await fly('a').catch(() => undefined)
  expect(runs).toBe(2)
})
