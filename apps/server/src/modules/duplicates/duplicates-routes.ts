import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listDuplicates } from './list-duplicates'
import { markNotDuplicates, unmarkNotDuplicates } from './mark-not-duplicates'

export function duplicatesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listDuplicates, listDuplicates)
  mount(app, deps, api.markNotDuplicates, markNotDuplicates)
  mount(app, deps, api.unmarkNotDuplicates, unmarkNotDuplicates)
}
