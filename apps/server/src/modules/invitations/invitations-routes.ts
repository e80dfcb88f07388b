import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountPublic, mountWithDeps } from '../../http/mount'
import { acceptInvitation } from './accept-invitation'
import { inviteStaff } from './invite-staff'
import { joinOrganization } from './join-organization'
import { listInvitations } from './list-invitations'
import { lookUpInvitation } from './look-up-invitation'
import { resendInvitation } from './resend-invitation'
import { revokeInvitation } from './revoke-invitation'

export function invitationsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listInvitations, listInvitations)
  mount(app, deps, api.inviteStaff, inviteStaff)
  mount(app, deps, api.resendInvitation, resendInvitation)
  mount(app, deps, api.revokeInvitation, revokeInvitation)
  mountPublic(app, deps, api.lookUpInvitation, ({ body }) => lookUpInvitation(deps, body))
  mountPublic(app, deps, api.acceptInvitation, ({ body }, c) =>
    acceptInvitation(deps, body, { requestId: c.get('requestId'), address: c.get('address') }),
  )
  // A key would be kept in the organization where the person works so far, and this changes another.
  const isElsewhere = { ignoresIdempotencyKey: true }
  mountWithDeps(
    app,
    deps,
    api.joinOrganization,
    ({ actor, body }) => joinOrganization(deps, actor, body),
    isElsewhere,
  )
}
