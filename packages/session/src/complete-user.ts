import type { OrganizationSummary, User } from '@oaklet/api'
import { withRolePermissions } from './permissions'
import { SessionError } from './session-error'

export interface UserLookups {
  /** The server's word on the person; null when it knows none. */
  currentUser(): Promise<User | null>
  organization(): Promise<OrganizationSummary>
}

export interface CompleteUser {
  user: User
  organization: OrganizationSummary | null
}

/**
 * The user with permissions and a working practice. Missing ids are looked up, first with the current user, then
 * with the organization; SessionError when they stay missing (spec §4, §5).
 */
export async function completeUser(answered: User, lookups: UserLookups): Promise<CompleteUser> {
  let user = withRolePermissions(answered)
  let organization: OrganizationSummary | null = null
  if (lacksIds(user)) {
    const current = await lookups.currentUser()
    if (current !== null) user = withMissingIds(user, withRolePermissions(current))
  }
  if (lacksIds(user)) {
    organization = await lookups.organization()
    user = withMissingIds(user, {
      organizationId: organization.id,
      organizationName: organization.name,
      practiceId: organization.practiceId,
      currentPractice: null,
      assignedPractices: organization.assignedPractices,
      permissions: [],
    })
  }
  if (!user.organizationId) throw new SessionError('missing_organization')
  const currentPractice = workingPractice(user)
  if (currentPractice === null) throw new SessionError('missing_practice')
  return { user: { ...user, currentPractice }, organization }
}

/** The practice to work in: the one chosen, else the only one, else the first of those assigned. */
function workingPractice(user: User): string | null {
  return user.currentPractice ?? user.practiceId ?? user.assignedPractices[0] ?? null
}

const lacksIds = (user: User): boolean => user.organizationId === null || workingPractice(user) === null

type Ids = Pick<
  User,
  | 'organizationId'
  | 'organizationName'
  | 'practiceId'
  | 'currentPractice'
  | 'assignedPractices'
  | 'permissions'
>

function withMissingIds(user: User, found: Ids): User {
  return {
    ...user,
    organizationId: user.organizationId ?? found.organizationId,
    organizationName: user.organizationName ?? found.organizationName,
    practiceId: user.practiceId ?? found.practiceId,
    currentPractice: user.currentPractice ?? found.currentPractice,
    assignedPractices: user.assignedPractices.length > 0 ? user.assignedPractices : found.assignedPractices,
    permissions: [...new Set([...user.permissions, ...found.permissions])],
  }
}
