import {
  BUILT_IN_ROLE_PERMISSIONS,
  BUILT_IN_ROLES,
  type BuiltInRole,
  type License,
  type RenderingProvider,
} from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { roles } from '../../db/schema/roles-table'
import { staff, staffPractices, staffRoles } from '../../db/schema/staff-table'
import type { Deps } from '../../deps'

/** The id of each built-in role in one organization. */
export type BuiltInRoleIds = Readonly<Record<BuiltInRole, string>>

/** Gives a new organization the built-in roles. */
export async function insertBuiltInRoles(
  tx: Tx,
  deps: Deps,
  organizationId: string,
): Promise<BuiltInRoleIds> {
  const now = deps.clock.now()
  const rows = BUILT_IN_ROLES.map((name) => ({
    organizationId,
    id: deps.newId(),
    name,
    permissions: [...BUILT_IN_ROLE_PERMISSIONS[name]],
    isBuiltIn: true,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(roles).values(rows)
  return Object.fromEntries(rows.map(({ name, id }) => [name, id])) as unknown as BuiltInRoleIds
}

export interface NewStaffMember {
  organizationId: string
  id: string
  userId: string | null
  name: string
  email: string
  credentials?: string
  colorIndex?: number
  isClinician: boolean
  npi?: string
  license?: License | null
  taxonomyCode?: string
  renderingProvider?: RenderingProvider | null
  roleIds: readonly string[]
  practiceIds: readonly string[]
}

/** Adds a person with their roles and practices. */
export async function insertStaffMember(tx: Tx, deps: Deps, member: NewStaffMember): Promise<void> {
  const now = deps.clock.now()
  const { roleIds, practiceIds, ...row } = member
  const { organizationId, id: staffId } = member
  await tx.insert(staff).values({ ...row, createdAt: now, updatedAt: now })
  if (roleIds.length > 0) {
    await tx.insert(staffRoles).values(roleIds.map((roleId) => ({ organizationId, staffId, roleId })))
  }
  if (practiceIds.length > 0) {
    await tx
      .insert(staffPractices)
      .values(practiceIds.map((practiceId) => ({ organizationId, staffId, practiceId })))
  }
}
