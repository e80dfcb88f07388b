import { expect, it } from 'vitest'
import { once } from './once'

it('loads once for all calls', async () => {
  let loads = 0
  const load = once(() => Promise.resolve((loads += 1)))
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

it('says that the server is out of reach when the code is, and loads again', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve('loaded')]
  const load = once(() => outcomes.shift() ?? Promise.reject(new Error('no more')))
  await expect(load()).rejects.toMatchObject({ kind: 'network', code: 'unreachable' })
  expect(await load()).toBe('loaded')
})
