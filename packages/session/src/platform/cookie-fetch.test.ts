import { createAuthApi, createHttp } from '@oaklet/api'
import { createDeferred } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { createSession } from '../create-session'
import { type AuthServer, startAuthServer } from '../testing/auth-server'
import { createMemoryStore } from './memory-store'
import { createNodePlatform } from './node-platform'
import type { NodeStore } from './NodeStore'

const PERSON = { email: 'owner@oakwood.example', password: 'oaklet-demo-2026' }

function openSession({ url }: Pick<AuthServer, 'url'>, store: NodeStore) {
  const platform = createNodePlatform({ store, warn: () => undefined })
  const auth = createAuthApi(createHttp(platform, { baseUrl: url, applicationId: 'oaklet-test' }))
  const session = createSession({ auth, platform })
  return { ...session, platform }
}

const paths = ({ calls }: AuthServer) => calls.map(({ path, cookie }) => `${path} ${cookie ?? '-'}`)

const PATIENT = { timeout: 30_000 }

/** Also what no session knows the name of. */
function everything() {
  const entries = new Map<string, string>()
  return { store: createMemoryStore(entries), text: () => [...entries].join('\n') }
}

it('keeps the cookie of a login, and renews with it, again and again', async () => {
  const server = await startAuthServer()
  const { store } = everything()
  const session = openSession(server, store)
  await session.login(PERSON)
  await session.currentUser()
  await session.credentials.refresh()
  expect(session.credentials.bearer()).toBe('header.renewed2.signature')
  expect(paths(server)).toEqual([
    '/api/auth/login -',
    '/api/auth/refresh oaklet-refresh=r1',
    '/api/auth/refresh oaklet-refresh=r2',
  ])
  session.dispose()
})

it('goes on in the next process without a password', async () => {
  const server = await startAuthServer()
  const { store } = everything()
  const first = openSession(server, store)
  await first.login(PERSON)
  first.dispose()
  const second = openSession(server, store)
  await second.restore()
  expect(second.store.getState().status).toBe('signed-in')
  expect(paths(server).at(-1)).toBe('/api/auth/refresh oaklet-refresh=r1')
  second.dispose()
})

it('sends the cookie to no other origin, and with no other call', async () => {
  const [server, other] = [await startAuthServer(), await startAuthServer()]
  const { store } = everything()
  const session = openSession(server, store)
  await session.login(PERSON)
  const { fetch } = session.platform
  await fetch(new Request(`${other.url}/api/auth/refresh`, { method: 'POST' }))
  await fetch(new Request(`${other.url}/api/auth/logout`, { method: 'POST' }))
  await fetch(new Request(`${server.url}/api/auth/me`))
  expect(paths(other)).toEqual(['/api/auth/refresh -', '/api/auth/logout -'])
  expect(paths(server).at(-1)).toBe('/api/auth/me -')
  session.dispose()
})

it('leaves no credential anywhere after a logout, which still names its session to the server', async () => {
  const server = await startAuthServer()
  const { store, text } = everything()
  const session = openSession(server, store)
  await session.login(PERSON)
  expect(text()).toContain('r1')
  await session.logout()
  expect(paths(server).at(-1)).toBe('/api/auth/logout oaklet-refresh=r1')
  expect(text()).not.toMatch(/cookie|r1|token|csrf|oakwood/i)
  session.dispose()
})

it('leaves no credential when the server can’t be reached at logout', async () => {
  const server = await startAuthServer()
  const { store, text } = everything()
  const session = openSession(server, store)
  await session.login(PERSON)
  await server.stop()
  await session.logout()
  expect(text()).not.toMatch(/cookie|r1|token|csrf|oakwood/i)
  session.dispose()
})

it('drops the cookie of a refresh that answers after a logout', async () => {
  const server = await startAuthServer()
  const { store, text } = everything()
  const session = openSession(server, store)
  await session.login(PERSON)
  const answer = createDeferred<string>()
  server.hold('/api/auth/refresh', answer.promise)
  const refreshing = session.platform.fetch(new Request(`${server.url}/api/auth/refresh`, { method: 'POST' }))
  await expect.poll(() => paths(server).at(-1), PATIENT).toContain('refresh')
  await session.logout()
  answer.resolve('now')
  expect((await refreshing).headers.getSetCookie()).toHaveLength(1)
  expect(text()).not.toMatch(/cookie|r2/)
  session.dispose()
})

it('keeps the cookie of a login that another process’s logout answers after', async () => {
  const server = await startAuthServer()
  const { store, text } = everything()
  const [one, two] = [openSession(server, store), openSession(server, store)]
  await one.login(PERSON)
  const answer = createDeferred<string>()
  server.hold('/api/auth/logout', answer.promise)
  const leaving = one.logout()
  await expect.poll(() => paths(server).at(-1), PATIENT).toContain('logout')
  await two.login(PERSON)
  answer.resolve('now')
  await leaving
  expect(text()).toContain('"r2"')
  one.dispose()
  two.dispose()
})

it('takes cookies that it can’t read for none', async () => {
  const server = await startAuthServer()
  const store = createMemoryStore(new Map([['cookies', '{']]))
  const { fetch } = createNodePlatform({ store })
  expect((await fetch(new Request(`${server.url}/api/auth/refresh`, { method: 'POST' }))).status).toBe(401)
  expect(paths(server)).toEqual(['/api/auth/refresh -'])
  expect(store.get('cookies')).toBeNull()
})
