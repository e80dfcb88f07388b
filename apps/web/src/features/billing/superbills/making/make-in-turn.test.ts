import { ApiError, NetworkError } from '@oaklet/api'
import { aSuperbillCandidate, fixtureId } from '@oaklet/api/testing'
import { expect, test, vi } from 'vitest'
import { makeInTurn, type MakingProgress } from './make-in-turn'

const candidates = [1, 2, 3].map((number) =>
  aSuperbillCandidate({ client: { id: fixtureId(300 + number), name: `Client ${number}` } }),
)
const refusal = new ApiError({
  code: 'already_on_superbill',
  status: 409,
  serverMessage: 'Another superbill has them.',
  requestId: null,
})
const never = () => false
const ignore = () => undefined
const counts = ({ total, made, failures }: MakingProgress) => [total, made.length, failures.length]

test('makes one after the other, and says after each how far it has come', async () => {
  const seen: number[][] = []
  const under: string[] = []
  const make = async (candidate: (typeof candidates)[number]) => {
    under.push(candidate.client.name)
    await Promise.resolve()
    expect(under.pop()).toBe(candidate.client.name)
  }
  await makeInTurn(candidates, { make, isStopped: never, onProgress: (now) => seen.push(counts(now)) })
  expect(seen).toEqual([
    [3, 1, 0],
    [3, 2, 0],
    [3, 3, 0],
  ])
})

test('a refusal is of one, and the others are made', async () => {
  const make = vi.fn().mockResolvedValue(null).mockRejectedValueOnce(refusal)
  const result = await makeInTurn(candidates, { make, isStopped: never, onProgress: ignore })
  expect(counts(result)).toEqual([3, 2, 1])
  expect(result.failures).toEqual([{ candidate: candidates[0], error: refusal }])
})

test('a server that gives no answer ends it', async () => {
  const make = vi.fn().mockRejectedValue(new NetworkError('unreachable'))
  const result = await makeInTurn(candidates, { make, isStopped: never, onProgress: ignore })
  expect(counts(result)).toEqual([3, 0, 1])
  expect(make).toHaveBeenCalledOnce()
})

test('stopped, it ends after the one that is under way', async () => {
  let isStopped = false
  const make = vi.fn(() => {
    isStopped = true
    return Promise.resolve(null)
  })
  const result = await makeInTurn(candidates, { make, isStopped: () => isStopped, onProgress: ignore })
  expect(counts(result)).toEqual([3, 1, 0])
})
