import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientInput } from '../testing/a-client'
import { requester, type SignedInPerson, type TestRequest } from '../testing/a-person'
import { aPractice, type TestPractice } from '../testing/a-practice'
import { createTestApp, type TestApp } from '../testing/create-test-app'

const webDist = mkdtempSync(join(tmpdir(), 'oaklet-web-'))
let test: TestApp
let practice: TestPractice
let owner: SignedInPerson
let anonymous: TestRequest

beforeAll(async () => {
  mkdirSync(join(webDist, 'assets'))
  writeFileSync(
    join(webDist, 'index.html'),
    '<!doctype html><head><meta property="csp-nonce" nonce="" /></head>',
  )
  writeFileSync(join(webDist, 'assets/app-1a2b.js'), 'plain')
  writeFileSync(join(webDist, 'assets/app-1a2b.js.br'), 'packed')
  writeFileSync(join(webDist, 'assets/removed.js'), 'gone')
  test = await createTestApp({ env: { webDist, trustsProxy: true } })
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  anonymous = requester(test)
  rmSync(join(webDist, 'assets/removed.js'))
}, 60_000)
afterAll(async () => {
  await test.close()
  rmSync(webDist, { recursive: true })
})

describe('every answer', () => {
  it.each(['/', '/api/auth/me', '/api/nothing', '/healthz', '/assets/app-1a2b.js'])(
    'at %s carries the security headers',
    async (path) => {
      const { headers } = await anonymous('GET', path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each(['/', '/api/auth/me', '/api/nothing', '/healthz', '/assets/app-1a2b.js'])(
    'at %s carries the time of the server’s clock',
    async (path) => {
      const { headers } = await anonymous('GET', path)
      expect(headers.get('date')).toBe(test.clock.now().toUTCString())
    },
  )

  it('asks for https from then on only over https', async () => {
    const { headers } = await anonymous('GET', '/', undefined, { 'X-Forwarded-Proto': 'https' })
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  it('repeats a sound request id, and makes one otherwise', async () => {
    const id = 'f2b1c7de-0c1c-4f3f-9a0f-5a7c6d3e2b10'
    const echoed = await anonymous('GET', '/api/auth/me', undefined, { 'X-Request-Id': id })
    expect([echoed.headers.get('x-request-id'), echoed.body['requestId']]).toEqual([id, id])
    const made = await anonymous('GET', '/api/auth/me', undefined, { 'X-Request-Id': 'a b"c' })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('of the API stays out of every cache, and says how many calls are left', async () => {
    const { headers } = await owner.request('GET', '/api/auth/me')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Number(headers.get('x-ratelimit-limit'))).toBe(600)
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(600)
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
  })
})

describe('the web application', () => {
  it.each(['/', '/calendar', '/billing/invoices/new'])(
    'answers its page at %s, with a new nonce',
    async (path) => {
      const [first, second] = [await anonymous('GET', path), await anonymous('GET', path)]
      const nonceOf = ({ body }: typeof first) => /nonce="([\w-]{20,})"/.exec(String(body['text']))?.[1]
      expect(first.headers.get('cache-control')).toBe('no-cache')
      expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(first) ?? 'none'}'`)
      expect(nonceOf(second)).not.toBe(nonceOf(first))
    },
  )

  it('sends a hashed file for good, packed where the browser can unpack it', async () => {
    const packed = await anonymous('GET', '/assets/app-1a2b.js', undefined, { 'Accept-Encoding': 'gzip, br' })
    expect(packed.headers.get('cache-control')).toContain('immutable')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect([packed.headers.get('content-encoding'), packed.body['text']]).toEqual(['br', 'packed'])
    const plain = await anonymous('GET', '/assets/app-1a2b.js')
    expect([plain.headers.get('content-encoding'), plain.body['text']]).toEqual([null, 'plain'])
  })

  it.each(['/assets/gone.js', '/assets/removed.js', '/api/nothing', '/api/v1/practices/not-an-id/clients'])(
    'knows nothing at %s',
    async (path) => {
      const answer = await anonymous('GET', path)
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    },
  )

  it.each(['/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2findex.html', '/%00', '/%ff'])(
    'never leaves its folder for %s',
    async (path) => {
      const answer = await anonymous('GET', path)
      expect(JSON.stringify(answer.body)).not.toContain('root:')
      expect(answer.status).toBeLessThan(500)
    },
  )
})

describe('a body', () => {
  const post = (body: string, type: string) =>
    test.app.request('/api/auth/login', { method: 'POST', body, headers: { 'Content-Type': type } })

  it('must be JSON by its type and by its content', async () => {
    expect((await post('{}', 'text/plain')).status).toBe(400)
    expect((await post('{oops', 'application/json')).status).toBe(400)
  })

  it('may have at most 1 MB', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(1_048_576) }), 'application/json')).status).toBe(
      413,
    )
  })

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  it.each([100, 3_000, 500_000])('nested %i levels deep is refused, signed out and in', async (depth) => {
    const signedOut = await post(`{"z":${nested(depth)}}`, 'application/json')
    expect(signedOut.status).toBe(400)
    const signedIn = await test.app.request(practice.path('clients'), {
      method: 'POST',
      body: `{"contacts":${nested(depth)}}`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await owner.bearer()}` },
    })
    expect(signedIn.status).toBe(400)
    expect(await signedIn.json()).toMatchObject({ code: 'malformed_request' })
  })

  it.each(['a\0b', '\ud800'])('with text that can’t be stored names the field (%j)', async (lastName) => {
    const answer = await owner.request('POST', practice.path('clients'), clientInput({ lastName }))
    expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, 'lastName'])
  })

  it('with a date before the calendar starts is refused, not a server error', async () => {
    const answer = await owner.request(
      'POST',
      practice.path('clients'),
      clientInput({ dateOfBirth: '0000-01-01' }),
    )
    expect(answer.status).toBe(422)
  })
})

describe('a call from another site', () => {
  it.each([
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null' },
  ])('is refused with %j', async (headers) => {
    const answer = await owner.request('POST', practice.path('clients'), clientInput(), headers)
    expect([answer.status, answer.body.code]).toEqual([403, 'csrf_refused'])
  })

  it('is told apart by the browser’s own word where a proxy rewrote the host', async () => {
    const login = (site: string) =>
      anonymous('POST', '/api/auth/login', {}, { Origin: 'https://oaklet.example', 'Sec-Fetch-Site': site })
    expect((await login('same-origin')).status).toBe(422)
    expect((await login('cross-site')).status).toBe(403)
  })

  it('is refused without the session’s CSRF token even from our own page', async () => {
    const own = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin', Host: 'localhost' }
    const refused = await owner.request('POST', practice.path('clients'), clientInput(), own)
    expect([refused.status, refused.body.code]).toEqual([403, 'csrf_refused'])
    expect((await owner.request('GET', practice.path('clients'), undefined, own)).status).toBe(200)
  })
})

describe('an Idempotency-Key', () => {
  const add = (key: string, lastName: string) =>
    owner.request('POST', practice.path('clients'), clientInput({ lastName }), { 'Idempotency-Key': key })

  it('makes a repeated call answer the first answer, and do nothing', async () => {
    const [first, again] = [await add('key-1', 'Once'), await add('key-1', 'Once')]
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const { data } = await owner.request('GET', practice.path('clients?q=Once'))
    expect(data).toMatchObject({ total: 1 })
  })

  it('makes two calls at once do the work once', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => add('key-2', 'Twin')))
    for (const other of others) expect(other.body).toEqual(first?.body)
    const { data } = await owner.request('GET', practice.path('clients?q=Twin'))
    expect(data).toMatchObject({ total: 1 })
  })

  it('is refused with another body', async () => {
    await add('key-3', 'This')
    const other = await add('key-3', 'That')
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('of a call that failed can be used again', async () => {
    expect((await add('key-4', 'x'.repeat(101))).status).toBe(422)
    expect((await add('key-4', 'Better')).status).toBe(200)
  })

  it('belongs to one person', async () => {
    await add('key-5', 'Mine')
    const other = await practice.as('Scheduler')
    const answer = await other.request(
      'POST',
      practice.path('clients'),
      clientInput({ lastName: 'Theirs' }),
      {
        'Idempotency-Key': 'key-5',
      },
    )
    expect(answer.data).toMatchObject({ lastName: 'Theirs' })
  })
})

it('counts the calls of each session for itself, and those without one by their address', async () => {
  const left = async (ask: TestRequest) =>
    Number((await ask('GET', '/api/nothing')).headers.get('x-ratelimit-remaining'))
  const [one, other] = [await practice.as('Read-only'), await practice.as('Read-only')]
  const before = { other: await left(other.request), anonymous: await left(anonymous) }
  expect([await left(one.request), await left(one.request)]).toEqual([599, 598])
  expect(await left(other.request)).toBe(before.other - 1)
  expect(await left(anonymous)).toBe(before.anonymous - 1)
})
