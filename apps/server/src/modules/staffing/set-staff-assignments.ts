import type * as api from '@oaklet/api/contract'
import type { StaffMember } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { holdOpenAppointments } from '../appointments'
import { recordAudit } from '../audit'
import { stillToCome } from './still-to-come'
import { writeAssignments } from './write-assignments'
import {
  isOwner,
  requireAnotherOwner,
  lockMember,
  requireAssignments,
  type Assignments,
  findStaffMember,
  isStaff,
  type StaffKey,
} from '../staff'

/** Sets what a person may do and where they work, unless someone else has changed the person since `version`. */
export async function setStaffAssignments(
  { actor, params: { staffId }, body: { version, ...after } }: CallOf<typeof api.setStaffAssignments>,
  work: Work,
): Promise<StaffMember> {
  const key = { organizationId: actor.organizationId, staffId }

  const member = await lockMember(work.tx, key, version)
  const before = assignmentsOf(member)
  await requireAssignments(work, after, before)
  await requireNothingLeftBehind(work.tx, work.deps, key, member, after)
  const wasOwner = await isOwner(work.tx, key)
  await writeAssignments(work.tx, key, after)
  if (wasOwner && member.status === 'active' && !(await isOwner(work.tx, key)))
    await requireAnotherOwner(work.tx, key)
  await work.tx
    .update(staff)
    .set({ version: sql`${staff.version} + 1`, updatedAt: work.now() })
    .where(isStaff(key))
  await recordAudit(work, {
    action: 'access_changed',
    resource: 'staff',
    recordId: staffId,
    changed: (['roleIds', 'practiceIds'] as const).filter((field) => !isSame(before[field], after[field])),
  })
  return findStaffMember(work.tx, key)
}

const assignmentsOf = ({ roles, practices }: StaffMember): Assignments => ({
  roleIds: roles.map(({ id }) => id),
  practiceIds: practices.map(({ id }) => id),
})

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  new Set([...left, ...right]).size === left.length && left.length === right.length

/** Throws while the person still has appointments to come in a practice that they would leave. */
async function requireNothingLeftBehind(
  tx: Tx,
  deps: Deps,
  key: StaffKey,
  { practices }: StaffMember,
  { practiceIds }: Assignments,
): Promise<void> {
  const open = await holdOpenAppointments(tx, deps, key)
  for (const { id, name } of practices) {
    const booked = open.filter(({ practiceId }) => practiceId === id).length
    if (practiceIds.includes(id) || booked === 0) continue
    throw validationFailed([{ path: 'practiceIds', message: stillToCome(booked, ` in ${name}`) }])
  }
}
