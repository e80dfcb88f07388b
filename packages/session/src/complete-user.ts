import type { OrganizationSummary, User } from '@oaklet/api'
import { withRolePermissions } from './permissions'
import { SessionError } from './SessionError'

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
  if (lacksIds(user)) user = withMissing(user, await lookups.currentUser())
  if (lacksIds(user)) {
    organization = await lookups.organization()
    const { id: organizationId, name: organizationName, practiceId, assignedPractices } = organization
    user = withMissing(user, { organizationId, organizationName, practiceId, assignedPractices })
  }
  const currentPractice = workingPractice(user)
  if (!user.organizationId) throw new SessionError('missing_organization')
  if (!currentPractice) throw new SessionError('missing_practice')
  return { user: { ...user, currentPractice }, organization }
}

/** The practice to work in: the one chosen, else the only one, else the first of those assigned. */
const workingPractice = (user: User): string | null =>
  user.currentPractice ?? user.practiceId ?? user.assignedPractices[0] ?? null

const lacksIds = (user: User): boolean => !user.organizationId || !workingPractice(user)

/** What the user has stays; what is null or empty comes from `found`. */
function withMissing(user: User, found: Partial<User> | null): User {
  const missing = Object.entries(user).filter(
    ([, value]) => value === null || (Array.isArray(value) && !value.length),
  )
  return {
    ...user,
    ...Object.fromEntries(missing.map(([key, value]) => [key, found?.[key as keyof User] ?? value])),
  }
}
