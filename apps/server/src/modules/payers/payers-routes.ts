import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createPayer } from './create-payer'
import { deletePayer } from './delete-payer'
import { listPayers } from './list-payers'
import { deletePayerRule, listPayerRules } from './payer-rules'
import { updatePayer } from './update-payer'

export function payersRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPayers, listPayers)
  mount(app, deps, api.createPayer, createPayer)
  mount(app, deps, api.updatePayer, updatePayer)
  mount(app, deps, api.deletePayer, deletePayer)
  mount(app, deps, api.listPayerRules, listPayerRules)
  mount(app, deps, api.deletePayerRule, deletePayerRule)
}
