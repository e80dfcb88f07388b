import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mountWithDeps, mountPublic } from '../../http/mount'
import { originOf } from './call-origin'
import { changePassword } from './change-password'
import { confirmPassword } from './confirm-password'
import { forgotPassword } from './forgot-password'
import { resetPassword } from './reset-password'

export function passwordRoutes(app: App, deps: Deps): void {
  mountPublic(app, deps, api.forgotPassword, async ({ body }, c) => {
    await forgotPassword(deps, body, originOf(c))
    return { success: true as const }
  })
  mountPublic(app, deps, api.resetPassword, async ({ body }, c) => {
    await resetPassword(deps, body, originOf(c))
    return { success: true as const }
  })
  // Their tries count whatever key they carry, and their answers are nothing to keep.
  const isTried = { ignoresIdempotencyKey: true }
  mountWithDeps(
    app,
    deps,
    api.confirmPassword,
    ({ actor, body }) => confirmPassword(deps, actor, body),
    isTried,
  )
  mountWithDeps(
    app,
    deps,
    api.changePassword,
    ({ actor, body }) => changePassword(deps, actor, body),
    isTried,
  )
}
