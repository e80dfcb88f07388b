import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { decideRemittance } from './decide-remittance'
import { deleteRemittance } from './delete-remittance'
import { getRemittance } from './find-remittance'
import { importRemittances } from './import-remittances'
import { listRemittances } from './list-remittances'
import { postRemittance } from './post-remittance'
import { retypeRemittance, typeRemittance } from './type-remittance'
import { undoRemittance } from './undo-remittance'

export function remittancesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listRemittances, listRemittances)
  mount(app, deps, api.importRemittances, importRemittances)
  mount(app, deps, api.typeRemittance, typeRemittance)
  mount(app, deps, api.retypeRemittance, retypeRemittance)
  mount(app, deps, api.deleteRemittance, deleteRemittance)
  mount(app, deps, api.getRemittance, getRemittance)
  mount(app, deps, api.decideRemittance, decideRemittance)
  mount(app, deps, api.postRemittance, postRemittance)
  mount(app, deps, api.undoRemittance, undoRemittance)
}
