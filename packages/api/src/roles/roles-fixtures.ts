import { BUILT_IN_ROLE_PERMISSIONS } from '../access/built-in-roles'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { AccessPreview, Role, RoleInput } from './roles-contract'

/** What a person would type about a role for the front desk. */
export const aRoleInput = fixtureOf<RoleInput>(RoleInput, () => ({
  name: 'Front desk',
  description: 'Answers the phone',
  permissions: ['clients:view', 'appointments:view'],
}))

/** The built-in Owner, held by Olivia Wren. */
export const anOwnerRole = fixtureOf<Role>(Role, () => ({
  id: fixtureId(4),
  name: 'Owner',
  description: '',
  permissions: [...BUILT_IN_ROLE_PERMISSIONS.Owner],
  isBuiltIn: true,
  isOwner: true,
  holders: [{ id: fixtureId(21), name: 'Olivia Wren', isActive: true }],
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** The organization’s own role for the front desk, which no person holds. */
export const anOwnRole = fixtureOf<Role>(Role, () => ({
  id: fixtureId(40),
  name: 'Front desk',
  description: 'Answers the phone',
  permissions: ['clients:view', 'appointments:view'],
  isBuiltIn: false,
  isOwner: false,
  holders: [],
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** Dr. Imani Cole, who would no longer see all clients. */
export const anAccessPreview = fixtureOf<AccessPreview>(AccessPreview, () => ({
  staffId: fixtureId(20),
  name: 'Dr. Imani Cole',
  isActive: true,
  changes: [{ permission: 'clients:view', before: 'all', after: 'own' }],
}))
