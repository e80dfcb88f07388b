import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { downloadExport } from './download-export'
import { getExport } from './get-export'
import { listExports } from './list-exports'
import { requestExport } from './request-export'

export function exportsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listExports, listExports)
  mount(app, deps, api.requestExport, requestExport)
  mount(app, deps, api.getExport, getExport)
  mountFile(app, deps, api.downloadExport, ({ deps, actor, params }) =>
    downloadExport(deps, actor, params.exportId),
  )
}
