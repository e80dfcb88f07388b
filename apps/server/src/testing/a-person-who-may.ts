import type { BuiltInRole, Permission } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { inTenant } from '../db/tenant'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

/**
 * A person with exactly these permissions. It changes the built-in role, so everybody in the organization who has the
 * role gets them too.
 */
export async function aPersonWhoMay(
  { deps }: TestApp,
  practice: TestPractice,
  role: BuiltInRole,
  permissions: readonly Permission[],
): Promise<SignedInPerson> {
  await inTenant(deps.db, practice.organizationId, (tx) =>
    tx.execute(
      sql`update roles set permissions = string_to_array(${permissions.join()}, ',') where id = ${practice.roleIds[role]}`,
    ),
  )
  return practice.as(role)
}
