import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountFile } from '../../http/mount-file'
import { createStatement } from './create-statement'
import { deleteStatement } from './delete-statement'
import { downloadStatement } from './download-statement'
import { getStatement } from './get-statement'
import { listStatementCandidates } from './list-statement-candidates'
import { listStatements } from './list-statements'
import { sendStatement } from './send-statement'
import { getStatementTotals } from './sum-statements'

export function statementsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listStatements, listStatements)
  mount(app, deps, api.getStatementTotals, getStatementTotals)
  mount(app, deps, api.getStatement, getStatement)
  mount(app, deps, api.createStatement, createStatement)
  mount(app, deps, api.deleteStatement, deleteStatement)
  mount(app, deps, api.sendStatement, sendStatement)
  mount(app, deps, api.listStatementCandidates, listStatementCandidates)
  mountFile(app, deps, api.downloadStatement, downloadStatement)
}
