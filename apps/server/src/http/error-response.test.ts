import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Deps } from '../deps'
import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'

/** Answers a call in which `error` was thrown, with what was logged. */
async function answerTo(error: Error) {
  let logged = ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    await next()
  })
  app.get('/', () => {
    throw error
  })
  app.onError(errorResponse({ log } as unknown as Deps))
  const response = await app.request('/')
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
  ['ECONNREFUSED', 503, 'unavailable'],
  ['23505', 500, 'internal'],
  ['42P01', 500, 'internal'],
])(
  'a query that fails with %s is answered with %i, %s, and says nothing of itself',
  async (state, status, code) => {
    const { body, retryAfter, ...answer } = await answerTo(failedQuery(state))
    expect([answer.status, body.code, body.requestId]).toEqual([status, code, 'request-1'])
    expect(retryAfter).toBe(status === 503 ? '1' : null)
    expect(body.message).not.toMatch(/Ada|db\.internal|query/)
  },
)

it('logs what failed on the server, without the values of the query, and no refusal', async () => {
  const failed = await answerTo(failedQuery('42P01'))
  expect(failed.logged).toContain('request-1')
  expect(failed.logged).not.toContain('Ada')
  expect((await answerTo(failedQuery('22008'))).logged).toBe('')
})
