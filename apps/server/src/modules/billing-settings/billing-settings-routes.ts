import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getBillingSettings } from './get-billing-settings'
import { updateBillingSettings } from './update-billing-settings'

export function billingSettingsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getBillingSettings, getBillingSettings)
  mount(app, deps, api.updateBillingSettings, updateBillingSettings)
}
