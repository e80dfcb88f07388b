import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { StaffActor } from '../actor'

/** What the middleware leaves for the routes. */
export interface AppEnv {
  /** Missing in tests that call the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The caller's network address. */
    address: string
    /** The host that the browser used. */
    host: string
    isHttps: boolean
    /** Returns the actor; throws 401 without a session, 403 for a forged call. Asks the database each time. */
    authenticate: () => Promise<StaffActor>
    /** The actor, once `authenticate` has returned. */
    actor?: StaffActor
    /** Whether the call carries an Idempotency-Key that is heeded, so that sending it again does nothing twice. */
    isDoneOnce?: boolean
  }
}

export type App = Hono<AppEnv>
export type AppContext = Context<AppEnv>
export type Middleware = MiddlewareHandler<AppEnv>
