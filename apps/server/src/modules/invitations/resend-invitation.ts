import type { Invitation } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { RESEND_AFTER_MS, sendNotice } from '../auth'
import { lockStaff, requireReach } from '../staff'
import { invitations } from './invitations-table'
import { keepInvitation } from './keep-invitation'
import { findInvitation, findPerson } from './select-invitations'

/** Mails a new link to a person without an account here; the old one ends, whether it had run out or not. */
export async function resendInvitation(deps: Deps, actor: StaffActor, staffId: string): Promise<Invitation> {
  scopeOf(actor, 'staff:edit')
  const key = { organizationId: actor.organizationId, staffId }
  const { invitation, mail } = await inWork(deps, actor, async (work) => {
    await lockStaff(work.tx, actor.organizationId)
    const person = await findPerson(work.tx, key)
    if (person.userId !== null) throw refused('This person has accepted already.')
    if (!person.isActive) throw refused('Reactivate this person first.')
    await requireReach(work, key)
    await refuseSoonAfter(work.tx, deps, key)
    const mail = await keepInvitation(work, person)
    await recordAudit(work, { action: 'invitation_resent', resource: 'staff', recordId: staffId })
    return { mail, invitation: await findInvitation(work.tx, deps, key) }
  })
  sendNotice(deps, mail)
  return invitation
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
