import type { Deps } from '../deps'
import type { Middleware } from './app-env'
import { isUnsafe } from './same-origin'

/**
 * Says where something may have changed, once a changing call was answered and so its transaction committed. Calls
 * that ask for nobody change nothing that is watched.
 */
export const announceChanges =
  (deps: Deps): Middleware =>
  async (c, next) => {
    await next()
    const actor = c.get('actor')
    if (isUnsafe(c) && c.res.ok && actor !== undefined) deps.changes.announce(actor.organizationId)
  }
