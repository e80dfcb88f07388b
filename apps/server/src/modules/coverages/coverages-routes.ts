import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createAuthorization } from './create-authorization'
import { createCoverage } from './create-coverage'
import { deleteAuthorization } from './delete-authorization'
import { deleteCoverage } from './delete-coverage'
import { listAuthorizations } from './list-authorizations'
import { listCoverages } from './list-coverages'
import { updateAuthorization } from './update-authorization'
import { updateCoverage } from './update-coverage'

export function coveragesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listCoverages, listCoverages)
  mount(app, deps, api.createCoverage, createCoverage)
  mount(app, deps, api.updateCoverage, updateCoverage)
  mount(app, deps, api.deleteCoverage, deleteCoverage)
  mount(app, deps, api.listAuthorizations, listAuthorizations)
  mount(app, deps, api.createAuthorization, createAuthorization)
  mount(app, deps, api.updateAuthorization, updateAuthorization)
  mount(app, deps, api.deleteAuthorization, deleteAuthorization)
}
