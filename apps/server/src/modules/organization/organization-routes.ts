import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getOrganizationSettings } from './get-organization-settings'
import { getPractice } from './get-practice'
import { listPractices } from './list-practices'
import { setBusinessHours } from './set-business-hours'
import { getSetup, updateSetup } from './setup'
import { updateOrganizationSettings } from './update-organization-settings'

export function organizationRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getOrganizationSettings, ({ deps, actor }) => getOrganizationSettings(deps, actor))
  mount(app, deps, api.updateOrganizationSettings, ({ deps, actor, body }) =>
    updateOrganizationSettings(deps, actor, body),
  )
  mount(app, deps, api.setBusinessHours, ({ deps, actor, params, body }) =>
    setBusinessHours(deps, actor, params, body),
  )
  mount(app, deps, api.listPractices, ({ deps, actor }) => listPractices(deps, actor))
  mount(app, deps, api.getPractice, ({ deps, actor, params }) => getPractice(deps, actor, params.practiceId))
  mount(app, deps, api.getSetup, ({ deps, actor }) => getSetup(deps, actor))
  mount(app, deps, api.updateSetup, ({ deps, actor, body }) => updateSetup(deps, actor, body))
}
