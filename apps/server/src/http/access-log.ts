import { matchedRoutes } from 'hono/route'
import type { Deps } from '../deps'
import { monotonicNow } from '../platform/system-platform'
import type { Middleware } from './app-env'
import { plainRoute } from './route-path'

/** One line per call: never a body, a name, a query or a path with ids in it. */
export const accessLog =
  (deps: Deps): Middleware =>
  async (c, next) => {
    const startedAt = monotonicNow()
    await next()
    const route = matchedRoutes(c)
      .map(({ path }) => path)
      .findLast((path) => !path.includes('*'))
    deps.log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: plainRoute(route ?? 'unmatched'),
        status: c.res.status,
        ms: Math.round(monotonicNow() - startedAt),
      },
      'answered',
    )
  }
