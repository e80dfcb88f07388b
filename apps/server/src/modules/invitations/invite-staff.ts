import type * as api from '@oaklet/api/contract'
import type { Invitation } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { staff } from '../../db/schema/staff-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { sendNotice } from '../auth'
import { insertStaffMember, lockStaff, requireAssignments } from '../staff'
import { keepInvitation } from './keep-invitation'
import { notifyOffice } from './notify-office'
import { findInvitation } from './select-invitations'

/** Adds a person who can't sign in yet, and mails them a link. The answer doesn't say whether they have an account elsewhere. */
export async function inviteStaff({ body }: CallOf<typeof api.inviteStaff>, work: Work): Promise<Invitation> {
  const { organizationId } = work.actor
  await lockStaff(work.tx, organizationId)
  await requireNew(work, body.email)
  await requireAssignments(work, body)
  const id = work.newId()
  await insertStaffMember(work.tx, work.deps, { organizationId, id, userId: null, ...body })
  sendNotice(work.deps, await keepInvitation(work, { id, email: body.email }))
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'invited', resource: 'staff', recordId: id, changed })
  const invitation = await findInvitation(work.tx, work.deps, { organizationId, staffId: id })
  const { invitedBy, name } = invitation
  const told = { event: 'staff_invited', words: `${invitedBy.name} invited ${name}` } as const
  await notifyOffice(work, { organizationId, staffId: id }, told)
  return invitation
}

/** Throws 422 for a person whom the organization knows already, in a sentence that says what to do instead. */
async function requireNew(work: Work, email: string): Promise<void> {
  const [known] = await work.tx
    .select({ name: staff.name, isActive: staff.isActive, userId: staff.userId })
    .from(staff)
    .where(and(eq(staff.organizationId, work.actor.organizationId), eq(staff.email, email)))
  if (known === undefined) return
  const message = known.isActive
    ? `${known.name} ${known.userId === null ? 'is invited' : 'works here'} already with this e-mail`
    : `${known.name} worked here with this e-mail: reactivate them instead`
  throw validationFailed([{ path: 'email', message }])
}
