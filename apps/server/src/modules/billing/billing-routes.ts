import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { exportBillingList } from './export-billing-list'
import { getBillingHome } from './get-billing-home'
import { listCredits } from './list-credits'

export function billingRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getBillingHome, getBillingHome)
  mount(app, deps, api.listCredits, listCredits)
  mountFile(app, deps, api.exportBillingList, exportBillingList)
}
