import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeferred } from '../testing/deferred'
import { createFakePlatform } from '../testing/fake-platform'
import { startServer, type TestServer } from '../testing/start-server'
import { createHttp } from './create-http'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let server: TestServer
let seen: Seen[]
let answer: (response: ServerResponse) => void
const platform = () => createFakePlatform({ fetch: (request) => fetch(request) })
const httpFor = (on = platform()) =>
  createHttp(on, { baseUrl: `${server.url}/`, applicationId: 'oaklet-test' })
const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

beforeEach(async () => {
  seen = []
  answer = (response) => response.end('{"success":true}')
  server = await startServer(({ method, url, headers }, response, body) => {
    seen.push({ method, url, headers, body })
    answer(response)
  })
})
afterEach(() => server.close())

describe('one request', () => {
  it('arrives with its method, path, JSON and headers, and answers the parsed JSON', async () => {
    const body = { name: 'Mari' }
    const http = httpFor()
    const sent = http.send({ method: 'POST', path: '/api/x?q=a', body, bearer: 'a.b.c', csrf: 'c' })
    expect(await sent).toEqual({ success: true })
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/x?q=a', body: '{"name":"Mari"}' }])
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-application-id': 'oaklet-test',
      authorization: 'Bearer a.b.c',
      'x-csrf-token': 'c',
    })
  })

  it('has a request id of its own each time', async () => {
    const http = httpFor()
    await http.send({ method: 'GET', path: '/' })
    await http.send({ method: 'GET', path: '/' })
    const ids = seen.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it('carries credentials', async () => {
    const requests: Request[] = []
    const on = createFakePlatform({
      fetch: (request) => {
        requests.push(request)
        return Promise.resolve(new Response('{}'))
      },
    })
    await httpFor(on).send({ method: 'GET', path: '/' })
    expect(requests[0]?.credentials).toBe('include')
  })

  it('outlives its page where it deletes, and only there', async () => {
    const requests: Request[] = []
    const on = createFakePlatform({
      fetch: (request) => {
        requests.push(request)
        return fetch(request)
      },
    })
    await httpFor(on).send({ method: 'DELETE', path: '/' })
    await httpFor(on).send({ method: 'PUT', path: '/', body: {} })
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  it('is sent once, even when the server fails', async () => {
    answer = (response) => response.writeHead(503).end()
    expect(await refused(httpFor().send({ method: 'GET', path: '/' }))).toMatchObject({ status: 503 })
    expect(seen).toHaveLength(1)
  })
})

describe('a file', () => {
  const get = () => httpFor().send({ method: 'GET', path: '/', answer: 'file' })

  it('arrives byte for byte, with its type and its name', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    answer = (response) =>
      response
        .writeHead(200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="a.csv"',
        })
        .end(bytes)
    expect(await get()).toEqual({ bytes, contentType: 'text/csv; charset=utf-8', fileName: 'a.csv' })
    expect(seen[0]?.headers.accept).toBe('*/*')
  })

  it('may have neither type nor name', async () => {
    answer = (response) => response.end()
    expect(await get()).toEqual({
      bytes: new Uint8Array(),
      contentType: 'application/octet-stream',
      fileName: null,
    })
  })

  it('that is refused gives the server’s own words', async () => {
    answer = (response) => response.writeHead(400).end('{"message":"Choose an end date"}')
    expect(await refused(get())).toMatchObject({ status: 400, userMessage: 'Choose an end date' })
  })
})

describe('no answer', () => {
  it('is a NetworkError, and noted without the query', async () => {
    const on = createFakePlatform()
    const error = await refused(httpFor(on).send({ method: 'GET', path: '/api/x?q=Vega' }))
    expect(error).toMatchObject({ kind: 'network', code: 'unreachable', userMessage: null })
    expect(on.warnings).toEqual(['Network error'])
  })

  it('after 30 s is a NetworkError by the platform’s own clock', async () => {
    const asked = createDeferred()
    answer = () => asked.resolve()
    const on = platform()
    const waiting = refused(httpFor(on).send({ method: 'GET', path: '/' }))
    await asked.promise
    await on.clock.advance(30_000)
    expect(await waiting).toMatchObject({ kind: 'network', code: 'timeout' })
    expect(on.clock.timerCount()).toBe(0)
  })

  it('because the caller aborted gives the caller’s reason, and is not noted', async () => {
    const asked = createDeferred()
    answer = () => asked.resolve()
    const on = platform()
    const controller = new AbortController()
    const waiting = refused(httpFor(on).send({ method: 'GET', path: '/', signal: controller.signal }))
    await asked.promise
    controller.abort()
    expect(await waiting).toBe(controller.signal.reason)
    expect(on.warnings).toEqual([])
  })

  it('because the connection broke in the middle is a NetworkError', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"succ')
      response.socket?.destroy()
    }
    expect(await refused(httpFor().send({ method: 'GET', path: '/' }))).toMatchObject({ kind: 'network' })
  })
})

describe('the rate limit', () => {
  it('is recorded, and noted when fewer than 5 requests remain', async () => {
    answer = (response) => {
      const remaining = seen.length === 1 ? '5' : '4'
      response.writeHead(200, { 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': remaining }).end('{}')
    }
    const on = platform()
    const http = httpFor(on)
    await http.send({ method: 'GET', path: '/' })
    expect(http.rateLimit()).toMatchObject({ limit: 600, remaining: 5 })
    expect(on.warnings).toEqual([])
    await http.send({ method: 'GET', path: '/' })
    expect(on.warnings).toEqual(['The rate limit is nearly used up'])
  })

  it('is recorded with when it ends after a 429', async () => {
    answer = (response) => response.writeHead(429, { 'retry-after': '20' }).end()
    const on = platform()
    const http = httpFor(on)
    const error = await refused(http.send({ method: 'GET', path: '/' }))
    expect(error).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 20 })
    expect(http.rateLimit()?.blockedUntilMs).toBe(on.clock.now() + 20_000)
  })
})
