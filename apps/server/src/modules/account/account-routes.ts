import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mountWithDeps } from '../../http/mount'
import { confirmEmailChange } from './confirm-email-change'
import { endOtherSessions, endSession } from './end-sessions'
import { listSessions } from './list-sessions'
import { getPreferences, updatePreferences } from './preferences'
import { requestEmailChange } from './request-email-change'
import { updateProfile } from './update-profile'

/** What a person may do to their own account; changing the password stands with the other passwords. */
export function accountRoutes(app: App, deps: Deps): void {
  mountWithDeps(app, deps, api.updateProfile, ({ deps, actor, body }) => updateProfile(deps, actor, body))
  // Their tries count whatever key they carry, and their answers are nothing to keep.
  const isTried = { ignoresIdempotencyKey: true }
  mountWithDeps(
    app,
    deps,
    api.requestEmailChange,
    ({ actor, body }) => requestEmailChange(deps, actor, body),
    isTried,
  )
  mountWithDeps(
    app,
    deps,
    api.confirmEmailChange,
    ({ actor, body }) => confirmEmailChange(deps, actor, body),
    isTried,
  )
  mountWithDeps(app, deps, api.listSessions, ({ deps, actor }) => listSessions(deps, actor))
  mountWithDeps(app, deps, api.endSession, ({ deps, actor, params }) =>
    endSession(deps, actor, params.sessionId),
  )
  mountWithDeps(app, deps, api.endOtherSessions, ({ deps, actor }) => endOtherSessions(deps, actor))
  mountWithDeps(app, deps, api.getPreferences, ({ deps, actor }) => getPreferences(deps, actor))
  mountWithDeps(app, deps, api.updatePreferences, ({ deps, actor, body }) =>
    updatePreferences(deps, actor, body),
  )
}
