import { allowsAll, type Permission } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { staffPractices } from '../../db/schema/staff-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { rolesOf } from './get-staff-member'
import type { StaffKey } from './select-staff'

/** Whether the actor may change any role, and so give any. */
const editsRoles = ({ permissions }: StaffActor): boolean => permissions.includes('roles:edit')

/** Whether the actor may give or take away roles that allow `wanted`: an actor can't give more than they have. */
export const mayGive = (actor: StaffActor, wanted: readonly Permission[]): boolean =>
  editsRoles(actor) || allowsAll(actor.permissions, wanted)

/** Whether the actor may add a person to a practice, or remove them from it. */
export const mayLetInto = (actor: StaffActor, practiceId: string): boolean =>
  editsRoles(actor) || actor.practiceIds.includes(practiceId)

/** Throws 403 when the person whose access ends or comes back may do more than the actor, or works elsewhere too. */
export async function requireReach(work: Work, key: StaffKey): Promise<void> {
  if ((await rolesOf(work.tx, key)).some(({ permissions }) => !mayGive(work.actor, permissions))) {
    throw new AppError('forbidden', 'This person may do more than you. Ask somebody who edits roles.')
  }
  const works = await work.tx
    .select({ practiceId: staffPractices.practiceId })
    .from(staffPractices)
    .where(
      and(eq(staffPractices.organizationId, key.organizationId), eq(staffPractices.staffId, key.staffId)),
    )
  if (works.every(({ practiceId }) => mayLetInto(work.actor, practiceId))) return
  throw new AppError(
    'forbidden',
    'This person works in a practice where you don’t. Ask somebody who edits roles.',
  )
}
