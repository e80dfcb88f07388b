import { BUILT_IN_ROLE_PERMISSIONS } from '../access/built-in-roles'
import { fixtureId } from '../testing/fixture-id'
import type { AccessPreview, Role, RoleInput } from './roles-contract'

/** What a person would type about a role for the front desk. */
export const aRoleInput = (changes: Partial<RoleInput> = {}): RoleInput => ({
  name: 'Front desk',
  description: 'Answers the phone',
  permissions: ['clients:view', 'appointments:view'],
  ...changes,
})

/** The built-in Owner, held by Olivia Wren. */
export const anOwnerRole = (changes: Partial<Role> = {}): Role => ({
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
  ...changes,
})

/** The organization’s own role for the front desk, which no person holds. */
export const anOwnRole = (changes: Partial<Role> = {}): Role => ({
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
  ...changes,
})

/** Dr. Imani Cole, who would no longer see all clients. */
export const anAccessPreview = (changes: Partial<AccessPreview> = {}): AccessPreview => ({
  staffId: fixtureId(20),
  name: 'Dr. Imani Cole',
  isActive: true,
  changes: [{ permission: 'clients:view', before: 'all', after: 'own' }],
  ...changes,
})
