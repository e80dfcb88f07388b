import type { BuiltInRole } from '@oaklet/api/contract'
import { inTenant } from '../db/tenant'
import { insertMembership } from '../modules/auth'
import { insertStaffMember } from '../modules/staff'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

/** Adds a person who has an account to the staff of another organization. */
export async function alsoWorksIn(
  { deps }: TestApp,
  { userId, email }: { userId: string; email: string },
  { organizationId, practiceId, roleIds }: TestPractice,
  role: BuiltInRole = 'Biller',
): Promise<void> {
  await deps.db.transaction((tx) => insertMembership(tx, deps, { userId, organizationId }))
  await inTenant(deps.db, organizationId, (tx) =>
    insertStaffMember(tx, deps, {
      ...{ organizationId, userId, email, id: deps.newId(), name: 'Ada Wren', isClinician: false },
      roleIds: [roleIds[role]],
      practiceIds: [practiceId],
    }),
  )
}
