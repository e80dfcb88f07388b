import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { exportAnalytics } from './files/export-analytics'
import { getAnalytics } from './get-analytics'
import { listAnalyticsRecords } from './records/list-analytics-records'

const READINGS = [
  ['practice', api.getPracticeAnalytics],
  ['clinical', api.getClinicalAnalytics],
  ['financial', api.getFinancialAnalytics],
  ['operational', api.getOperationalAnalytics],
] as const

export function analyticsRoutes(app: App, deps: Deps): void {
  for (const [type, endpoint] of READINGS) mount(app, deps, endpoint, getAnalytics(type))
  mount(app, deps, api.listAnalyticsRecords, listAnalyticsRecords)
  mountFile(app, deps, api.exportAnalytics, ({ deps, actor, query }) => exportAnalytics(deps, actor, query))
}
