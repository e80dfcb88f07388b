import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import type { MailMessage } from '../../mail/mailer'
import { organizations } from '../organization'
import type { staff } from '../staff'
import { admitInvitation } from './admit-invitation'
import { newInvitationToken } from './invitation-token'
import { invitations } from './invitations-table'
import { invitationMail } from './mails/invitation-mail'
import { findPerson } from './select-invitations'

/**
 * Keeps a new invitation, with which an older one of the same person ends; the mail to send once it is kept.
 * Throws 429 when there were too many.
 */
export async function keepInvitation(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  { id: staffId, email }: Pick<typeof staff.$inferSelect, 'id' | 'email'>,
): Promise<MailMessage> {
  const { organizationId } = actor
  await admitInvitation(tx, deps, actor, email)
  const { token, kept } = newInvitationToken(organizationId, deps.clock.now())
  const row = { ...kept, invitedById: actor.staffId }
  await tx
    .insert(invitations)
    .values({ organizationId, staffId, ...row })
    .onConflictDoUpdate({ target: [invitations.organizationId, invitations.staffId], set: row })
  const [organization] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  const inviter = await findPerson(tx, { organizationId, staffId: actor.staffId })
  const asked = { by: inviter.name, organization: organization?.name ?? '' }
  return { to: email, ...invitationMail(asked, token, deps.env.publicUrl) }
}
