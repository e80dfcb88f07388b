import type { Deps } from '../deps'
import type { Middleware } from './app-env'
import { isUnsafe } from './same-origin'

/** Says that something may have changed, once a changing call was answered and so its transaction committed. */
export const announceChanges =
  (deps: Deps): Middleware =>
  async (c, next) => {
    await next()
    if (isUnsafe(c) && c.res.ok) deps.changes.announce()
  }
