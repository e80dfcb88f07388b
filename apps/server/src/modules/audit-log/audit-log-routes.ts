import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { exportAuditEvents } from './export-audit-events'
import { listAuditEvents } from './list-audit-events'

export function auditLogRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listAuditEvents, listAuditEvents)
  mountFile(app, deps, api.exportAuditEvents, ({ deps, actor, query }) =>
    exportAuditEvents(deps, actor, query),
  )
}
