import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountPublic } from '../../http/mount'
import { acceptInvitation } from './accept-invitation'
import { inviteStaff } from './invite-staff'
import { joinOrganization } from './join-organization'
import { listInvitations } from './list-invitations'
import { lookUpInvitation } from './look-up-invitation'
import { resendInvitation } from './resend-invitation'
import { revokeInvitation } from './revoke-invitation'

export function invitationsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listInvitations, ({ deps, actor }) => listInvitations(deps, actor))
  mount(app, deps, api.inviteStaff, ({ deps, actor, body }) => inviteStaff(deps, actor, body))
  mount(app, deps, api.resendInvitation, ({ deps, actor, params }) =>
    resendInvitation(deps, actor, params.staffId),
  )
  mount(app, deps, api.revokeInvitation, ({ deps, actor, params }) =>
    revokeInvitation(deps, actor, params.staffId),
  )
  mountPublic(app, deps, api.lookUpInvitation, ({ body }) => lookUpInvitation(deps, body))
  mountPublic(app, deps, api.acceptInvitation, ({ body }, c) =>
    acceptInvitation(deps, body, { requestId: c.get('requestId'), address: c.get('address') }),
  )
  // A key would be kept in the organization where the person works so far, and this changes another.
  const isElsewhere = { ignoresIdempotencyKey: true }
  mount(
    app,
    deps,
    api.joinOrganization,
    ({ actor, body }) => joinOrganization(deps, actor, body),
    isElsewhere,
  )
}
