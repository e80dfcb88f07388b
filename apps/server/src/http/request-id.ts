import type { Deps } from '../deps'
import type { AppContext, AppEnv, Middleware } from './app-env'

const REQUEST_ID = /^[\w-]{8,64}$/

/** Names every call, by the caller's own id if it sent a sound one, and says where it came from. */
export const requestId =
  (deps: Deps): Middleware =>
  async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const id = REQUEST_ID.test(given) ? given : deps.newId()
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    const forwarded = deps.env.trustsProxy ? (name: string) => lastOf(c.req.header(name)) : () => undefined
    c.set('address', forwarded('x-forwarded-for') ?? socketAddress(c))
    c.set('host', forwarded('x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host)
    c.set('isHttps', forwarded('x-forwarded-proto') === 'https')
    await next()
  }

const socketAddress = (c: AppContext): string =>
  (c.env as AppEnv['Bindings'] | undefined)?.incoming?.socket.remoteAddress ?? 'unknown'

/** Our own proxy appends, so the last entry is the one that it vouches for. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()
