import { getEventListeners } from 'node:events'
import type { Client, NotificationsSummary } from '@oaklet/api/contract'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createApp } from '../../app'
import { createChanges } from '../../changes'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, book } from '../../testing/an-appointment'
import { createTestApp, type TestApp } from '../../testing/create-test-app'
import { startTestApp } from '../../testing/start-test-app'
import { EMBEDDED } from '../../testing/test-databases'

// The rules count timers, of which the driver of PostgreSQL has some of its own.
const test = startTestApp(() => createTestApp({ database: EMBEDDED }))
let practice: TestPractice
let scheduler: SignedInPerson
let clinician: SignedInPerson
let client: Client
let open: TestStream[]

beforeEach(async () => {
  open = []
  practice = await aPractice(test)
  scheduler = await practice.as('Scheduler')
  clinician = await practice.as('Clinician')
  client = await addClient(practice, scheduler)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stream of open) await stream.cancel()
})

interface TestStream {
  response: Response
  /** What was said next, without comments; null when the stream has ended. */
  next: () => Promise<NotificationsSummary | null>
  cancel: () => Promise<void>
}

async function listen(person = clinician, { app } = test): Promise<TestStream> {
  const response = await app.request(practice.path('notifications/stream'), {
    headers: { Authorization: `Bearer ${await person.bearer()}` },
  })
  const reader = response.body?.getReader()
  const stream: TestStream = {
    response,
    next: async () => {
      for (;;) {
        const chunk = await reader?.read()
        if (chunk?.value === undefined) return null
        const block = new TextDecoder().decode(chunk.value as Uint8Array)
        const data = /^data: (.*)\n\n$/.exec(block)?.[1]
        if (data !== undefined) return JSON.parse(data) as NotificationsSummary
        expect(block).toBe(': still here\n\n')
      }
    },
    cancel: async () => {
      await reader?.cancel()
    },
  }
  open.push(stream)
  return stream
}

const who = () => ({ clientId: client.id, clinicianId: clinician.staffId })
const bookOne = () => book(practice, scheduler, appointmentBody(practice, who(), { allowOverlap: true }))
const listeners = () => getEventListeners(test.deps.changes.ended, 'abort').length
const oneHeartbeat = () => vi.advanceTimersByTimeAsync(15_000)

describe('the stream', () => {
  it('says how things stand at once, and again as soon as they change', async () => {
    const stream = await listen()
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    // A connection that is kept for another call holds up a server that stops.
    expect(stream.response.headers.get('connection')).toBe('close')
    expect(await stream.next()).toEqual({ unread: 0, newest: null })
    await bookOne()
    expect(await stream.next()).toMatchObject({ unread: 1, newest: { event: 'appointment_booked' } })
    await clinician.request('POST', practice.path('notifications/read-all'))
    expect(await stream.next()).toMatchObject({ unread: 0, newest: { status: 'read' } })
  })

  it('learns within three seconds what another process did', async () => {
    const other = createApp({ ...test.deps, changes: createChanges() }, test.connection.ping)
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
    const stream = await listen(clinician, { ...test, app: other })
    expect(await stream.next()).toMatchObject({ unread: 0 })
    await bookOne()
    const next = stream.next()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await next).toMatchObject({ unread: 1 })
  })

  it('tells nobody what is another’s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
    const stream = await listen(await practice.as('Clinician'))
    await stream.next()
    await bookOne()
    const more = vi.fn()
    void stream.next().then(more)
    await oneHeartbeat()
    await oneHeartbeat()
    expect(more).not.toHaveBeenCalled()
  })
})

describe('the stream asks the database', () => {
  /** How many transactions `act` takes, with those that it sets off in a feed. */
  const transactionsOf = async (act: () => Promise<unknown>) => {
    const before = asked.mock.calls.length
    await act()
    await vi.advanceTimersByTimeAsync(1)
    return asked.mock.calls.length - before
  }
  let asked: MockInstance<TestApp['deps']['db']['transaction']>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
    asked = vi.spyOn(test.deps.db, 'transaction')
  })
  afterEach(() => {
    asked.mockRestore()
  })

  it('who calls, how far their changes were counted, and the summary, once each', async () => {
    expect(await transactionsOf(async () => (await listen()).next())).toBe(3)
  })

  it('once after a change in the organization, and nothing after one in another', async () => {
    const elsewhere = await aPractice(test)
    const someone = await elsewhere.as('Owner')
    const change = () => someone.request('POST', elsewhere.path('notifications/read-all'))
    const alone = await transactionsOf(change)
    await (await listen()).next()
    expect(await transactionsOf(change)).toBe(alone)
    const here = () => scheduler.request('POST', practice.path('notifications/read-all'))
    expect(await transactionsOf(here)).toBe(alone + 1)
  })
})

describe('the stream ends', () => {
  it('when the session has', async () => {
    const stream = await listen()
    await stream.next()
    await clinician.request('POST', '/api/auth/logout', { global: false })
    await bookOne()
    expect(await stream.next()).toBeNull()
  })

  it('when the access token has expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
    const stream = await listen()
    await stream.next()
    test.clock.advance(901_000)
    const next = stream.next()
    await oneHeartbeat()
    expect(await next).toBeNull()
  })

  it('when the server stops', async () => {
    const deps = { ...test.deps, changes: createChanges() }
    const stream = await listen(clinician, { ...test, app: createApp(deps, test.connection.ping) })
    await stream.next()
    const next = stream.next()
    deps.changes.end()
    expect(await next).toBeNull()
  })

  it('when nobody reads on, and then asks nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
    const stream = await listen()
    await stream.next()
    await stream.cancel()
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('and then nothing of it is kept, whoever ended it', async () => {
    const [cancelled, ended] = [await listen(), await listen()]
    for (const stream of [cancelled, ended]) {
      await stream.next()
      void stream.next()
    }
    await expect.poll(() => listeners()).toBe(2)
    await cancelled.cancel()
    expect(listeners()).toBe(1)
    await clinician.request('POST', '/api/auth/logout', { global: false })
    await bookOne()
    await expect.poll(() => listeners()).toBe(0)
  })
})

it('who asks for the head of the stream only is let in like others, and nothing is kept open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const head = async (headers: Record<string, string>) =>
    test.app.request(practice.path('notifications/stream'), { method: 'HEAD', headers })
  expect((await head({})).status).toBe(401)
  const response = await head({ Authorization: `Bearer ${await clinician.bearer()}` })
  expect([response.status, response.body]).toEqual([200, null])
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await vi.advanceTimersByTimeAsync(1)
  expect([vi.getTimerCount(), listeners()]).toEqual([0, 0])
})

it('the OpenAPI document says what a message of the stream is', async () => {
  const answer = await test.app.request('/api/openapi.json')
  const document = (await answer.json()) as { paths: Record<string, { get: { responses: object } }> }
  const path = '/api/v1/practices/{practiceId}/notifications/stream'
  expect(document.paths[path]?.get.responses).toMatchObject({
    200: { content: { 'text/event-stream': { schema: { required: ['unread', 'newest'] } } } },
  })
})
