import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App, AppContext } from '../../http/app-env'
import { mountWithDeps, mountPublic } from '../../http/mount'
import { csrfRefused } from '../../http/same-origin'
import { readAccessToken } from './access-token'
import { originOf } from './call-origin'
import { getCurrent } from './get-current'
import { listOwnOrganizations } from './list-own-organizations'
import { login } from './login'
import { logout } from './logout'
import { mfaRoutes } from './mfa-routes'
import { passwordRoutes } from './password-routes'
import { refresh } from './refresh'
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from './refresh-cookie'
import { register } from './register'
import { findRefreshSession } from './find-refresh-session'
import { switchOrganization } from './switch-organization'
import { csrfTokenOf, isSameSecret, sessionIdOf } from './session-tokens'

/** Signing in and out, and all that belongs to it. */
export function authRoutes(app: App, deps: Deps): void {
  mfaRoutes(app, deps)
  passwordRoutes(app, deps)
  mountPublic(app, deps, api.login, async ({ body }, c) => {
    const outcome = await login(deps, body, originOf(c))
    if ('requiresMfa' in outcome) return outcome
    writeRefreshCookie(c, outcome.refreshToken, outcome.expiresAt)
    return outcome.answer
  })
  mountPublic(app, deps, api.register, ({ body }, c) => register(deps, body, originOf(c)))
  mountPublic(app, deps, api.refresh, async ({ body }, c) => {
    const token = readRefreshCookie(c)
    requireMatchingCsrfToken(deps, c, sessionIdOf(token ?? ''))
    // A refusal leaves the cookie: by the time it arrives, another tab may have signed in anew.
    const refreshed = await refresh(deps, token, body, originOf(c))
    writeRefreshCookie(c, refreshed.refreshToken, refreshed.expiresAt)
    return refreshed.answer
  })
  mountPublic(app, deps, api.logout, async ({ body }, c) => {
    const sessionId =
      (await readAccessToken(deps, c.req.header('authorization')))?.sessionId ??
      (await findRefreshSession(deps, readRefreshCookie(c)))
    requireMatchingCsrfToken(deps, c, sessionId)
    if (sessionId !== null) await logout(deps, { sessionId, ...originOf(c) }, body)
    // The cookie may be a newer sign-in's by now, which this sign-out is not about.
    const carried = sessionIdOf(readRefreshCookie(c) ?? '')
    if (sessionId === null || carried === null || carried === sessionId) clearRefreshCookie(c)
    return { success: true as const }
  })
  mountWithDeps(app, deps, api.listOwnOrganizations, ({ deps, actor }) => listOwnOrganizations(deps, actor))
  // Its answer holds a token, which is nothing to keep.
  mountWithDeps(
    app,
    deps,
    api.switchOrganization,
    ({ actor, body }) => switchOrganization(deps, actor, body),
    {
      ignoresIdempotencyKey: true,
    },
  )
  mountWithDeps(app, deps, api.getCurrentUser, async ({ deps, actor }) => {
    const { user } = await getCurrent(deps, actor)
    return { success: true as const, user }
  })
  mountWithDeps(app, deps, api.getCurrentOrganization, async ({ deps, actor }) => {
    const { organization } = await getCurrent(deps, actor)
    return { success: true as const, organization }
  })
}

/** A tab that sends a CSRF token must send this session's; one that holds none passes by its origin alone. */
function requireMatchingCsrfToken(deps: Deps, c: AppContext, sessionId: string | null): void {
  const given = c.req.header('x-csrf-token')
  if (given === undefined || sessionId === null) return
  if (!isSameSecret(given, csrfTokenOf(deps.secret, sessionId))) throw csrfRefused()
}
