import type * as api from '@oaklet/api/contract'
import type { Invitation } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invitations } from '../../db/schema/invitations-table'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { RESEND_AFTER_MS, sendNotice } from '../auth'
import { lockStaff, requireReach } from '../staff'
import { keepInvitation } from './keep-invitation'
import { findInvitation, findPerson } from './select-invitations'

/** Mails a new link to a person without an account here; the old one ends, whether it had run out or not. */
export async function resendInvitation(
  { params: { staffId } }: CallOf<typeof api.resendInvitation>,
  work: Work,
): Promise<Invitation> {
  const { organizationId } = work.actor
  const key = { organizationId, staffId }
  await lockStaff(work.tx, organizationId)
  const person = await findPerson(work.tx, key)
  if (person.userId !== null) throw refused('This person has accepted already.')
  if (!person.isActive) throw refused('Reactivate this person first.')
  await requireReach(work, key)
  await refuseSoonAfter(work.tx, work.deps, key)
  sendNotice(work.deps, await keepInvitation(work, person))
  await recordAudit(work, { action: 'invitation_resent', resource: 'staff', recordId: staffId })
  return findInvitation(work.tx, work.deps, key)
}

const refused = (message: string) => new AppError('transition_refused', message)

/** The last mail is still on its way. */
async function refuseSoonAfter(
  tx: Tx,
  deps: Deps,
  { organizationId, staffId }: { organizationId: string; staffId: string },
): Promise<void> {
  const [last] = await tx
    .select({ sentAt: invitations.sentAt })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.staffId, staffId)))
  const waitMs = (last?.sentAt.getTime() ?? 0) + RESEND_AFTER_MS - deps.clock.now().getTime()
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  const message = `The invitation was sent just now. Please wait ${retryAfter} seconds.`
  throw new AppError('rate_limited', message, { retryAfter })
}
