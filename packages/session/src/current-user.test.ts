import { ApiError, NetworkError, UnauthorizedError } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { fetchCurrentUser } from './current-user'

const facts = { code: 'not_found', status: 404, serverMessage: null, requestId: null } as const
const cached = aUser({ name: 'Cached' })

async function run(...outcomes: unknown[]) {
  const pauses: number[] = []
  const fetch = () => {
    const outcome = outcomes.shift()
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(aUser())
  }
  const pause = (delayMs: number) => {
    pauses.push(delayMs)
    return Promise.resolve()
  }
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
