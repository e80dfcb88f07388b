import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createClient } from './create-client'
import { getClient } from './get-client'
import { importClients } from './import-clients'
import { listClients } from './list-clients'
import { updateClient } from './update-client'

export function clientsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClients, ({ deps, actor, params, query }) =>
    listClients(deps, actor, params, query),
  )
  mount(app, deps, api.getClient, ({ deps, actor, params }) => getClient(deps, actor, params))
  mount(app, deps, api.createClient, ({ deps, actor, params, body }) =>
    createClient(deps, actor, params, body),
  )
  mount(
    app,
    deps,
    api.importClients,
    ({ deps, actor, params, body }) => importClients(deps, actor, params, body),
    // A row is refused by itself.
    { takesAnyText: true },
  )
  mount(app, deps, api.updateClient, ({ deps, actor, params, body }) =>
    updateClient(deps, actor, params, body),
  )
}
