import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createClient } from './create-client'
import { createClientPerson } from './create-client-person'
import { deleteClientPerson } from './delete-client-person'
import { getClient } from './get-client'
import { importClients } from './import-clients'
import { listClients } from './list-clients'
import { updateClient } from './update-client'
import { updateClientPerson } from './update-client-person'

export function clientsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClients, listClients)
  mount(app, deps, api.getClient, getClient)
  mount(app, deps, api.createClient, createClient)
  mount(
    app,
    deps,
    api.importClients,
    importClients,
    // A row is refused by itself.
    { takesAnyText: true },
  )
  mount(app, deps, api.updateClient, updateClient)
  mount(app, deps, api.createClientPerson, createClientPerson)
  mount(app, deps, api.updateClientPerson, updateClientPerson)
  mount(app, deps, api.deleteClientPerson, deleteClientPerson)
}
