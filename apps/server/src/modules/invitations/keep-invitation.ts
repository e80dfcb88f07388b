import { INVITATION_LIFE_DAYS } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { invitations } from '../../db/schema/invitations-table'
import { organizations } from '../../db/schema/organizations-table'
import type { staff } from '../../db/schema/staff-table'
import type { MailMessage } from '../../mail/mailer'
import type { Work } from '../../work'
import { newLinkToken } from '../auth'
import { admitInvitation } from './admit-invitation'
import { invitationMail } from './mails/invitation-mail'
import { findPerson } from './select-invitations'

const DAY_MS = 86_400_000

/**
 * Keeps a new invitation, with which an older one of the same person ends; the mail to send once it is kept.
 * Throws 429 when there were too many.
 */
export async function keepInvitation(
  work: Work,
  { id: staffId, email }: Pick<typeof staff.$inferSelect, 'id' | 'email'>,
): Promise<MailMessage> {
  const { organizationId } = work.actor
  await admitInvitation(work, email)
  const { token, tokenHash } = newLinkToken(organizationId)
  const sentAt = work.now()
  const expiresAt = new Date(sentAt.getTime() + INVITATION_LIFE_DAYS * DAY_MS)
  const row = { tokenHash, sentAt, expiresAt, invitedById: work.actor.staffId }
  await work.tx
    .insert(invitations)
    .values({ organizationId, staffId, ...row })
    .onConflictDoUpdate({ target: [invitations.organizationId, invitations.staffId], set: row })
  const [organization] = await work.tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  const inviter = await findPerson(work.tx, { organizationId, staffId: work.actor.staffId })
  const asked = { by: inviter.name, organization: organization?.name ?? '' }
  return { to: email, ...invitationMail(asked, token, work.deps.env.publicUrl) }
}
