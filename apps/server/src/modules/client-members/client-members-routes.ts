import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createMember } from './create-member'
import { deleteMember } from './delete-member'
import { listMembers } from './list-members'
import { updateMember } from './update-member'

export function clientMembersRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClientMembers, listMembers)
  mount(app, deps, api.createClientMember, createMember)
  mount(app, deps, api.updateClientMember, updateMember)
  mount(app, deps, api.deleteClientMember, deleteMember)
}
