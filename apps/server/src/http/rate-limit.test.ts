import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Deps } from '../deps'
import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'
import { rateLimit } from './rate-limit'

/** A server that answers everything, limits each caller by the usual limit, and whose clock is moved by hand. */
function limitedServer() {
  let now = 0
  const deps = { clock: { now: () => new Date(now) }, log: pino({ enabled: false }) } as unknown as Deps
  const app = new Hono<AppEnv>()
  app.onError(errorResponse(deps))
  app.use(rateLimit(deps, (c) => Promise.resolve(c.req.header('caller') ?? '')))
  app.get('/', (c) => c.text('done'))
  const call = (caller: string) => app.request('/', { headers: { caller } })
  return { call, advance: (ms: number) => (now += ms) }
}

it('refuses the 601st call of a minute, and says when to come back', async () => {
  const { call, advance } = limitedServer()
  const statuses = new Set<number>()
  for (let count = 1; count <= 600; count += 1) statuses.add((await call('busy')).status)
  expect([...statuses]).toEqual([200])
  advance(18_500)

  const refused = await call('busy')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: 42 })
  expect(refused.headers.get('retry-after')).toBe('42')

  expect((await call('another')).status).toBe(200)
  advance(41_499)
  expect((await call('busy')).status).toBe(429)
  advance(1)
  expect((await call('busy')).status).toBe(200)
})
