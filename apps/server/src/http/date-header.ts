import type { Deps } from '../deps'
import type { Middleware } from './app-env'

/** Dates each answer by the server's clock: the application takes today from it, as a workstation's clock may be wrong. */
export const dateHeader =
  ({ clock }: Pick<Deps, 'clock'>): Middleware =>
  async (c, next) => {
    await next()
    c.res.headers.set('Date', clock.now().toUTCString())
  }
