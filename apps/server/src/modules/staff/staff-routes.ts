import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listClinicians } from './list-clinicians'

export function staffRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClinicians, ({ deps, actor, params }) =>
    listClinicians(deps, actor, params.practiceId),
  )
}
