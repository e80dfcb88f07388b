import { ApiError, NetworkError, UnauthorizedError } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { fetchCurrentUser } from './current-user'
import { createFakeAuth, createFakeBrowser } from './testing'

const facts = { code: 'not_found', status: 404, serverMessage: null, requestId: null } as const
const cached = aUser({ name: 'Cached' })
const offline = new NetworkError('unreachable')

/** Each outcome answers one call: an error fails it. */
async function fetched(...outcomes: unknown[]) {
  const browser = createFakeBrowser()
  const platform = browser.openTab()
  const auth = createFakeAuth()
  const startMs = platform.monotonicNow()
  const atMs: number[] = []
  auth.getCurrentUser = () => {
    atMs.push(platform.monotonicNow() - startMs)
    const outcome = outcomes.shift()
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(aUser())
  }
  const { signal } = new AbortController()
  const user = fetchCurrentUser({ auth, platform }, cached, { bearer: () => 'a.b.c', signal }).catch(
    (e: unknown) => e,
  )
  await browser.clock.advance(10_000)
  return { user: await user, atMs }
}

it('answers what the server says', async () => {
  expect(await fetched('user')).toEqual({ user: aUser(), atMs: [0] })
})

it('answers the cached copy on a 401', async () => {
  expect(await fetched(new UnauthorizedError({ ...facts, status: 401 }))).toEqual({ user: cached, atMs: [0] })
})

it('answers nobody on a 404', async () => {
  expect(await fetched(new ApiError(facts))).toEqual({ user: null, atMs: [0] })
})

it('tries three times with growing pauses on anything else', async () => {
  expect(await fetched(offline, offline, 'user')).toEqual({ user: aUser(), atMs: [0, 500, 1_500] })
  expect(await fetched(offline, offline, offline)).toEqual({ user: offline, atMs: [0, 500, 1_500] })
})
