import { ApiError, NetworkError } from '@oaklet/api'
import { expect, test, vi } from 'vitest'
import { runInTurn, type RunProgress } from './run-in-turn'

const clients = ['Ada', 'Ben', 'Cleo']
const refusal = new ApiError({
  code: 'already_on_superbill',
  status: 409,
  serverMessage: 'Another superbill has them.',
  requestId: null,
})
const never = () => false
const ignore = () => undefined
const counts = ({ total, done, failures }: RunProgress<unknown>) => [total, done.length, failures.length]

test('acts on one after the other, and says after each how far it has come', async () => {
  const seen: number[][] = []
  const under: string[] = []
  const act = async (client: string) => {
    under.push(client)
    await Promise.resolve()
    expect(under.pop()).toBe(client)
  }
  await runInTurn(clients, { act, isStopped: never, onProgress: (now) => seen.push(counts(now)) })
  expect(seen).toEqual([
    [3, 1, 0],
    [3, 2, 0],
    [3, 3, 0],
  ])
})

test('a refusal is of one, and the others are tried', async () => {
  const act = vi.fn().mockResolvedValue(null).mockRejectedValueOnce(refusal)
  const result = await runInTurn(clients, { act, isStopped: never, onProgress: ignore })
  expect(counts(result)).toEqual([3, 2, 1])
  expect(result.failures).toEqual([{ item: 'Ada', error: refusal }])
})

test('a server that gives no answer ends it', async () => {
  const act = vi.fn().mockRejectedValue(new NetworkError('unreachable'))
  const result = await runInTurn(clients, { act, isStopped: never, onProgress: ignore })
  expect(counts(result)).toEqual([3, 0, 1])
  expect(act).toHaveBeenCalledOnce()
})

test('stopped, it ends after the one that is under way', async () => {
  let isStopped = false
  const act = vi.fn(() => {
    isStopped = true
    return Promise.resolve(null)
  })
  const result = await runInTurn(clients, { act, isStopped: () => isStopped, onProgress: ignore })
  expect(counts(result)).toEqual([3, 1, 0])
})
