import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createBillingProfile } from './create-billing-profile'
import { deleteBillingProfile } from './delete-billing-profile'
import { listBillingProfiles } from './list-billing-profiles'
import { setDefaultBillingProfile } from './set-default-billing-profile'
import { updateBillingProfile } from './update-billing-profile'

export function billingProfilesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listBillingProfiles, listBillingProfiles)
  mount(app, deps, api.createBillingProfile, createBillingProfile)
  mount(app, deps, api.updateBillingProfile, updateBillingProfile)
  mount(app, deps, api.deleteBillingProfile, deleteBillingProfile)
  mount(app, deps, api.setDefaultBillingProfile, setDefaultBillingProfile)
}
