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
  mount(app, deps, api.getOrganizationSettings, getOrganizationSettings)
  mount(app, deps, api.updateOrganizationSettings, updateOrganizationSettings)
  mount(app, deps, api.setBusinessHours, setBusinessHours)
  mount(app, deps, api.listPractices, listPractices)
  mount(app, deps, api.getPractice, getPractice)
  mount(app, deps, api.getSetup, getSetup)
  mount(app, deps, api.updateSetup, updateSetup)
}
