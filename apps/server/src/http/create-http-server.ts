import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from './app-env'

/** A caller who sends this slowly only keeps a socket; Node's own limits are 60 s and 300 s, looked at every 30 s. */
const HEADERS_MS = 10_000
/** A file of clients to import on a slow line takes less. How long the answer may take is not limited here. */
const REQUEST_MS = 60_000
const CHECKED_EVERY_MS = 2_000

/** The HTTP server of the app; it doesn't listen yet. */
export function createHttpServer(app: App): Server {
  const limits = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECKED_EVERY_MS,
  }
  const handle = getRequestListener(app.fetch)
  return createServer(limits, (incoming, outgoing) => void handle(incoming, outgoing))
}
