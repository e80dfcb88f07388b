import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getOrganizationSettings } from './get-organization-settings'
import { getPractice } from './get-practice'

export function organizationRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getOrganizationSettings, ({ deps, actor }) => getOrganizationSettings(deps, actor))
  mount(app, deps, api.getPractice, ({ deps, actor, params }) => getPractice(deps, actor, params.practiceId))
}
