import type { OrganizationSummary, User } from '@oaklet/api'
import { type Asking, fetchCurrentUser } from './current-user'
import { withRolePermissions } from './permissions'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'

export interface CompleteUser {
  user: User
  organization: OrganizationSummary | null
}

/**
 * The user with permissions and a working practice. Missing ids are looked up, first with the current user, then
 * with the organization; SessionError when they stay missing (spec §4, §5).
 */
export async function completeUser(
  parts: Pick<SessionParts, 'auth' | 'platform'>,
  answered: User,
  { bearer, signal }: Pick<Asking, 'bearer' | 'signal'>,
): Promise<CompleteUser> {
  let user = withRolePermissions(answered)
  let organization: OrganizationSummary | null = null
  if (lacksIds(user))
    user = withMissing(user, await fetchCurrentUser(parts, { cached: user, bearer, signal }))
  if (lacksIds(user)) {
    organization = await parts.auth.getCurrentOrganization({ bearer, signal })
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
