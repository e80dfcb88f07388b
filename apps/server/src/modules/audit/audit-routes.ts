import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { reportAuditEvent } from './report-audit-event'

export function auditRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.reportAuditEvent, reportAuditEvent)
}
