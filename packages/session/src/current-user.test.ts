import { ApiError, NetworkError, UnauthorizedError } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { fetchCurrentUser, isUserFresh } from './current-user'

const facts = { code: 'not_found', status: 404, serverMessage: null, requestId: null } as const
const cached = aUser({ name: 'Cached' })

async function run(...outcomes: unknown[]) {
  const pauses: number[] = []
  const fetch = async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return aUser()
  }
  const pause = async (delayMs: number) => void pauses.push(delayMs)
  const user = await fetchCurrentUser({ fetch, cached, pause }).catch((error: unknown) => error)
  return { user, pauses }
}

it('answers what the server says', async () => {
  expect(await run('user')).toEqual({ user: aUser(), pauses: [] })
})

it('answers the cached copy on a 401', async () => {
  expect(await run(new UnauthorizedError({ ...facts, status: 401 }))).toEqual({ user: cached, pauses: [] })
})

it('answers nobody on a 404', async () => {
  expect(await run(new ApiError(facts))).toEqual({ user: null, pauses: [] })
})

it('tries three times with growing pauses on anything else', async () => {
  const offline = new NetworkError('unreachable')
  expect(await run(offline, offline, 'user')).toEqual({ user: aUser(), pauses: [500, 1_000] })
  expect(await run(offline, offline, offline)).toEqual({ user: offline, pauses: [500, 1_000] })
})

it('keeps a copy fresh for less than five minutes', () => {
  expect(isUserFresh(1_000, 1_000 + 299_999)).toBe(true)
  expect(isUserFresh(1_000, 1_000 + 300_000)).toBe(false)
  expect(isUserFresh(1_000, 999)).toBe(false)
  expect(isUserFresh(null, 999)).toBe(false)
})
