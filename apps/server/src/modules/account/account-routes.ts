import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { confirmEmailChange } from './confirm-email-change'
import { endOtherSessions, endSession } from './end-sessions'
import { listSessions } from './list-sessions'
import { getPreferences, updatePreferences } from './preferences'
import { requestEmailChange } from './request-email-change'
import { updateProfile } from './update-profile'

/** What a person may do to their own account; changing the password stands with the other passwords. */
export function accountRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.updateProfile, ({ deps, actor, body }) => updateProfile(deps, actor, body))
  // Their tries count whatever key they carry, and their answers are nothing to keep.
  const isTried = { ignoresIdempotencyKey: true }
  mount(
    app,
    deps,
    api.requestEmailChange,
    ({ actor, body }) => requestEmailChange(deps, actor, body),
    isTried,
  )
  mount(
    app,
    deps,
    api.confirmEmailChange,
    ({ actor, body }) => confirmEmailChange(deps, actor, body),
    isTried,
  )
  mount(app, deps, api.listSessions, ({ deps, actor }) => listSessions(deps, actor))
  mount(app, deps, api.endSession, ({ deps, actor, params }) => endSession(deps, actor, params.sessionId))
  mount(app, deps, api.endOtherSessions, ({ deps, actor }) => endOtherSessions(deps, actor))
  mount(app, deps, api.getPreferences, ({ deps, actor }) => getPreferences(deps, actor))
  mount(app, deps, api.updatePreferences, ({ deps, actor, body }) => updatePreferences(deps, actor, body))
}
