import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import type { AppContext, Middleware } from '../../http/app-env'
import { csrfRefused, isFromBrowser, isUnsafe } from '../../http/same-origin'
import { readAccessToken } from './access-token'
import { loadActor } from './load-actor'
import { csrfTokenOf, isSameSecret } from './session-tokens'

/** Lets a route ask who calls; nothing is looked up until it does. */
export const authenticate =
  (deps: Deps): Middleware =>
  async (c, next) => {
    c.set('authenticate', async () => {
      const actor = await actorOf(deps, c)
      c.set('actor', actor)
      return actor
    })
    await next()
  }

async function actorOf(deps: Deps, c: AppContext): Promise<StaffActor> {
  const claims = await readAccessToken(deps, c.req.header('authorization'))
  if (claims === null) throw unauthenticated()
  const actor = await loadActor(deps, claims, { requestId: c.get('requestId'), address: c.get('address') })
  if (actor === null) throw unauthenticated()
  if (isUnsafe(c) && isFromBrowser(c)) requireCsrfToken(deps, c, actor.sessionId)
  return actor
}

function requireCsrfToken(deps: Deps, c: AppContext, sessionId: string): void {
  const given = c.req.header('x-csrf-token') ?? ''
  if (!isSameSecret(given, csrfTokenOf(deps.secret, sessionId))) throw csrfRefused()
}

const unauthenticated = () => new AppError('unauthenticated', 'Sign in to continue.')
