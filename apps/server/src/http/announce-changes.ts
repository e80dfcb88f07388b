import type { Deps } from '../deps'
import type { Middleware } from './app-env'
import { isUnsafe } from './same-origin'

/**
 * Announces the organization in which something may have changed, after the answer to a changing call, when its
 * transaction is committed. A call without an actor changes nothing that a stream watches.
 */
export const announceChanges =
  (deps: Deps): Middleware =>
  async (c, next) => {
    await next()
    const actor = c.get('actor')
    if (isUnsafe(c) && c.res.ok && actor !== undefined) deps.changes.announce(actor.organizationId)
  }
