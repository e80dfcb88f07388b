import type { InvitationView } from '@oaklet/api/contract'
import { hasAccount } from '../../db/accounts'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { openInvitation } from './open-invitation'
import { findPerson } from './select-invitations'

/** What the holder of a link is asked. Who holds it reads the e-mail's mailbox, so that it may tell of an account. */
export async function lookUpInvitation(deps: Deps, { token }: { token: string }): Promise<InvitationView> {
  const { organizationId, invitedById, expiresAt, organizationName, name, email } = await openInvitation(
    deps,
    token,
  )
  const inviter = await inTenant(deps.db, organizationId, (tx) =>
    findPerson(tx, { organizationId, staffId: invitedById }),
  )
  return {
    organizationName,
    invitedByName: inviter.name,
    name,
    email,
    expiresAt: expiresAt.toISOString(),
    hasAccount: await hasAccount(deps.db, email),
  }
}
