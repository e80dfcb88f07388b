import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NetworkError } from '../errors/NetworkError'
import { aToken } from '../auth/auth-fixtures'
import { createDeferred } from '../testing/deferred'
import { createFakePlatform, type FakePlatform } from '../testing/fake-platform'
import { startServer, type TestServer } from '../testing/start-server'
import { createAuthorizedHttp } from './authorized-http'
import { createHttp } from './create-http'
import type { Credentials } from './credentials'

const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
const [OLD, NEW] = [aToken('old'), aToken('new')]

interface FakeCredentials extends Credentials {
  token: string | null
  turn: number
  refreshes: number
  failures: number
  onRefresh: () => Promise<boolean>
}

function fakeCredentials(): FakeCredentials {
  const fake: FakeCredentials = {
    token: OLD,
    turn: 0,
    refreshes: 0,
    failures: 0,
    onRefresh: () => {
      fake.token = NEW
      return Promise.resolve(true)
    },
    bearer: () => fake.token,
    csrf: () => 'csrf',
    refresh: () => {
      fake.refreshes += 1
      return fake.onRefresh()
    },
    onAuthFailure: () => (fake.failures += 1),
    epoch: () => fake.turn,
  }
  return fake
}

let server: TestServer
let seen: { authorization?: string; id?: string; retry?: string }[]
let judge: (response: ServerResponse, authorization: string) => void
let credentials: FakeCredentials
let platform: FakePlatform

beforeEach(async () => {
  seen = []
  judge = (response, authorization) =>
    authorization === `Bearer ${NEW}` ? response.end('{"ok":1}') : response.writeHead(401).end()
  server = await startServer(({ headers }, response) => {
    const authorization = headers.authorization ?? ''
    seen.push({ authorization, id: String(headers['x-request-id']), retry: String(headers['x-retry']) })
    judge(response, authorization)
  })
  credentials = fakeCredentials()
  platform = createFakePlatform({ fetch: (request) => fetch(request) })
})
afterEach(() => server.close())

const open = () =>
  createAuthorizedHttp(createHttp(platform, { baseUrl: server.url, applicationId: 't' }), credentials)
const get = (http = open(), signal?: AbortSignal) => http.send({ method: 'GET', path: '/', signal })

describe('a 401', () => {
  it('is met with a refresh and one retry, with the same request id and X-Retry', async () => {
    expect(await get()).toEqual({ ok: 1 })
    expect(credentials.refreshes).toBe(1)
    expect(seen).toEqual([
      { authorization: `Bearer ${OLD}`, id: seen[0]?.id, retry: 'undefined' },
      { authorization: `Bearer ${NEW}`, id: seen[0]?.id, retry: '1' },
    ])
  })

  it('met by 1,000 requests at once makes exactly one refresh, and all settle', async () => {
    const http = open()
    const all = await Promise.all(Array.from({ length: 1000 }, () => get(http)))
    expect(all).toHaveLength(1000)
    expect(credentials.refreshes).toBe(1)
    expect(seen).toHaveLength(2000)
    expect(platform.clock.timerCount()).toBe(0)
  }, 30_000)

  it('on the retry is final', async () => {
    judge = (response) => response.writeHead(401).end()
    expect(await refused(get())).toMatchObject({ kind: 'unauthorized' })
    expect(seen).toHaveLength(2)
    expect(credentials).toMatchObject({ refreshes: 2, failures: 0 })
  })

  it('on the retry stays what the caller hears of where the refresh finds no network', async () => {
    judge = (response) => response.writeHead(401).end()
    credentials.onRefresh = () =>
      credentials.refreshes > 1 ? Promise.reject(new NetworkError('unreachable')) : Promise.resolve(true)
    expect(await refused(get())).toMatchObject({ kind: 'unauthorized' })
    expect(credentials).toMatchObject({ refreshes: 2, failures: 0 })
  })

  it('for a token that was replaced meanwhile just retries', async () => {
    judge = (response, authorization) => {
      credentials.token = NEW
      if (authorization === `Bearer ${NEW}`) response.end('{"ok":1}')
      else response.writeHead(401).end()
    }
    expect(await get()).toEqual({ ok: 1 })
    expect(credentials.refreshes).toBe(0)
  })

  it('for a token that was replaced before the session ended ends it, before the caller hears of the 401', async () => {
    judge = (response) => {
      credentials.token = NEW
      response.writeHead(401).end()
    }
    credentials.onRefresh = () => Promise.resolve(false)
    const endedBefore = refused(get()).then((error) => ({ error, failures: credentials.failures }))
    expect(await endedBefore).toMatchObject({ error: { kind: 'unauthorized' }, failures: 1 })
    expect([seen.length, credentials.refreshes]).toEqual([2, 1])
  })

  it('of an older sign-in is never replayed as the next person', async () => {
    judge = (response) => {
      credentials.turn += 1
      credentials.token = NEW
      response.writeHead(401).end()
    }
    expect(await refused(get())).toMatchObject({ kind: 'unauthorized' })
    expect(seen).toHaveLength(1)
    expect(credentials).toMatchObject({ refreshes: 0, failures: 0 })
  })

  it('whose sign-in ends during the refresh is never replayed', async () => {
    credentials.onRefresh = () => {
      credentials.turn += 1
      credentials.token = NEW
      return Promise.resolve(true)
    }
    expect(await refused(get())).toMatchObject({ kind: 'unauthorized' })
    expect(seen).toHaveLength(1)
  })
})

describe('a request that was begun before it is sent', () => {
  const begin = (http = open()) => ({ http, epoch: http.epoch?.() })
  const finish = ({ http, epoch }: ReturnType<typeof begin>) => http.send({ method: 'GET', path: '/', epoch })

  it('is sent for the sign-in that it began in', async () => {
    expect(await finish(begin())).toEqual({ ok: 1 })
  })

  it('is never sent for the next one', async () => {
    const begun = begin()
    Object.assign(credentials, { turn: 1, token: NEW })
    expect(await refused(finish(begun))).toMatchObject({ kind: 'unauthorized', code: 'unauthenticated' })
    expect(seen).toEqual([])
    expect(credentials).toMatchObject({ refreshes: 0, failures: 0 })
  })
})

describe('without a valid token', () => {
  beforeEach(() => {
    credentials.token = null
  })

  it('the refresh comes first, and the server refuses nothing', async () => {
    expect(await get()).toEqual({ ok: 1 })
    expect(seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${NEW}`])
  })

  it('and without a session nothing is sent', async () => {
    credentials.onRefresh = () => Promise.resolve(false)
    const http = open()
    expect(await refused(get(http))).toMatchObject({ kind: 'unauthorized', userMessage: null })
    expect(await refused(get(http))).toMatchObject({ kind: 'unauthorized' })
    expect(seen).toEqual([])
    expect(credentials).toMatchObject({ refreshes: 1, failures: 1 })
  })

  it('and without a network nothing is sent, and nobody signed out', async () => {
    credentials.onRefresh = () => Promise.reject(new NetworkError('unreachable'))
    expect(await refused(get())).toMatchObject({ kind: 'network' })
    expect(seen).toEqual([])
    expect(credentials.failures).toBe(0)
  })
})

describe('a refresh that is refused', () => {
  it('ends the session exactly once, however many wait for it', async () => {
    credentials.onRefresh = () => Promise.resolve(false)
    const http = open()
    const all = await Promise.all(Array.from({ length: 50 }, () => refused(get(http))))
    for (const error of all) expect(error).toMatchObject({ kind: 'unauthorized' })
    expect(credentials).toMatchObject({ refreshes: 1, failures: 1 })
  })

  it('is not asked for again by a late 401 of the same epoch', async () => {
    credentials.onRefresh = () => Promise.resolve(false)
    const http = open()
    await refused(get(http))
    await refused(get(http))
    expect(credentials).toMatchObject({ refreshes: 1, failures: 1 })
  })

  it('does not hinder the next sign-in', async () => {
    credentials.onRefresh = () => Promise.resolve(false)
    const http = open()
    await refused(get(http))
    Object.assign(credentials, { turn: 1, token: NEW })
    expect(await get(http)).toEqual({ ok: 1 })
  })
})

it('passes on that the refresh found no network, and signs nobody out', async () => {
  credentials.onRefresh = () => Promise.reject(new NetworkError('unreachable'))
  expect(await refused(get())).toMatchObject({ kind: 'network' })
  expect(credentials.failures).toBe(0)
})

it('renews for a refused CSRF token too, as the refresh brings one', async () => {
  judge = (response) => {
    if (seen.length > 1) response.end('{"ok":1}')
    else response.writeHead(403).end('{"success":false,"code":"csrf_refused","message":"No","requestId":"r"}')
  }
  expect(await get()).toEqual({ ok: 1 })
  expect(credentials.refreshes).toBe(1)
})

it('lets other refusals through untouched', async () => {
  judge = (response) => response.writeHead(403).end()
  expect(await refused(get())).toMatchObject({ code: 'forbidden' })
  expect(credentials.refreshes).toBe(0)
})

describe('a request that waits for the refresh', () => {
  const hang = () => {
    const asked = createDeferred()
    credentials.onRefresh = () => {
      asked.resolve()
      return new Promise(() => undefined)
    }
    return asked.promise
  }

  it('stops waiting when it is cancelled', async () => {
    const asked = hang()
    const controller = new AbortController()
    const waiting = refused(get(open(), controller.signal))
    await asked
    controller.abort('cancelled')
    expect(await waiting).toBe('cancelled')
  })

  it('settles at its own deadline', async () => {
    const asked = hang()
    const waiting = refused(get())
    await asked
    await platform.clock.advance(30_000)
    expect(await waiting).toMatchObject({ kind: 'network', code: 'timeout' })
    expect(platform.clock.timerCount()).toBe(0)
  })
})
