import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { createHttpServer } from './create-http-server'

it('a caller has 10 s for the headers and 60 s for the whole request', () => {
  const server = createHttpServer(new Hono<AppEnv>())
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000])
})
