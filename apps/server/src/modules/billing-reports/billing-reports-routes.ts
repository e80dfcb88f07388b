import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { exportBillingReport } from './files/export-billing-report'
import { getBillingReport } from './get-billing-report'

export function billingReportsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getBillingReport, getBillingReport)
  mountFile(app, deps, api.exportBillingReport, exportBillingReport)
}
