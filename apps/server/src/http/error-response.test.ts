import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/DatabaseUnavailable'
import type { Deps } from '../deps'
import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'

/** Answers a call in which `error` was thrown, with what was logged. */
async function answerTo(error: unknown, { method = 'GET', isDoneOnce = false } = {}) {
  let logged = ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('isDoneOnce', isDoneOnce)
    await next()
  })
  app.all('/', () => {
    throw error
  })
  app.onError(errorResponse({ log } as unknown as Deps))
  const response = await app.request('/', { method })
  const body = (await response.json()) as { code: string; message: string; requestId: string }
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body, logged }
}

const failedQuery = (code: string) =>
  new Error('Failed query', {
    cause: Object.assign(new Error('of Ada Wren at db.internal'), { code }),
  })

it.each([
  ['22008', 422, 'validation_failed'],
  ['22P05', 422, 'validation_failed'],
  ['40001', 503, 'unavailable'],
  ['40P01', 503, 'unavailable'],
  ['55P03', 503, 'unavailable'],
  ['57014', 503, 'unavailable'],
  ['08006', 503, 'unavailable'],
  ['53300', 503, 'unavailable'],
  ['57P01', 503, 'unavailable'],
  ['57P03', 503, 'unavailable'],
  ['25006', 503, 'unavailable'],
  ['53100', 503, 'unavailable'],
  ['ENOSPC', 503, 'unavailable'],
  ['ECONNREFUSED', 503, 'unavailable'],
  ['23505', 500, 'internal'],
  ['42P01', 500, 'internal'],
])(
  'a query that fails with %s is answered with %i, %s, and says nothing of itself',
  async (state, status, code) => {
    const { body, retryAfter, ...answer } = await answerTo(failedQuery(state))
    expect([answer.status, body.code, body.requestId]).toEqual([status, code, 'request-1'])
    expect(Number(retryAfter) > 0).toBe(status === 503)
    expect(body.message).not.toMatch(/Ada|db\.internal|query/)
  },
)

it('logs what failed on the server, without the values of the query, and no refusal', async () => {
  const failed = await answerTo(failedQuery('42P01'))
  expect(failed.logged).toContain('request-1')
  expect(failed.logged).not.toContain('Ada')
  expect((await answerTo(failedQuery('22008'))).logged).toBe('')
})

const lost = (isSaved: 'no' | 'unknown') =>
  new DatabaseUnavailable(new Error('Connection terminated unexpectedly'), isSaved)

it('says that the database is away, without a code too', async () => {
  const { status, retryAfter, body } = await answerTo(lost('no'), { method: 'POST' })
  expect([status, retryAfter, body.code]).toEqual([503, '2', 'unavailable'])
  expect(body.message).toBe('The database can’t be reached right now. Try again in a moment.')
})

it('says that the disk is full, not that the server is busy', async () => {
  const { body, retryAfter } = await answerTo(failedQuery('53100'))
  expect(body.message).toBe(
    'The server’s disk is full. Nothing can be saved until there is room on it again.',
  )
  expect(retryAfter).toBe('60')
})

it('says of a change whose COMMIT got no answer that it may be saved, and whether it is safe to send again', async () => {
  const unknown = 'The connection was lost while this was being saved, so it may or may not be saved.'
  const once = await answerTo(lost('unknown'), { method: 'POST', isDoneOnce: true })
  expect([once.status, once.body.message]).toEqual([
    503,
    `${unknown} Try again in a moment: it is saved only once.`,
  ])
  const other = await answerTo(lost('unknown'), { method: 'PATCH' })
  expect(other.body.message).toBe(`${unknown} Look whether it is there before you try again.`)
  const read = await answerTo(lost('unknown'))
  expect(read.body.message).not.toContain('saved')
})
