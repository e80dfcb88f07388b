import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mountWithDeps, mountPublic } from '../../http/mount'
import { originOf } from './call-origin'
import { getMfaAttempt, getMfaSetting } from './get-mfa-status'
import { writeRefreshCookie } from './refresh-cookie'
import { resendMfaCode } from './resend-mfa-code'
import { setMfaMethod } from './set-mfa-method'
import { verifyMfa } from './verify-mfa'

export function mfaRoutes(app: App, deps: Deps): void {
  mountPublic(app, deps, api.verifyMfa, async ({ body }, c) => {
    const started = await verifyMfa(deps, body, originOf(c))
    writeRefreshCookie(c, started.refreshToken, started.expiresAt)
    return started.answer
  })
  mountPublic(app, deps, api.resendMfaCode, async ({ body }, c) => ({
    success: true as const,
    attempt: await resendMfaCode(deps, body, originOf(c)),
  }))
  mountPublic(app, deps, api.getMfaStatus, async ({ query }, c) =>
    query.token === undefined
      ? getMfaSetting(deps, await c.get('authenticate')())
      : getMfaAttempt(deps, query.token),
  )
  mountWithDeps(app, deps, api.enableEmailMfa, ({ deps, actor, body }) =>
    setMfaMethod(deps, actor, body, 'email'),
  )
  mountWithDeps(app, deps, api.disableMfa, ({ deps, actor, body }) => setMfaMethod(deps, actor, body, null))
}
