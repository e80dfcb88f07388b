import type { OrganizationSummary, User } from '@oaklet/api'
import { type Asking, fetchCurrentUser } from './current-user'
import type { Moment } from './moment'
import { withRolePermissions } from './permissions'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import { workingPractice } from './working-practice'

/** Who it is, all that had to be looked up included, and when that was. */
export interface CompleteUser {
  user: User
  /** The organization, where it had to be looked up. */
  organization: OrganizationSummary | null
  userFetched: Moment
}

type Parts = Pick<SessionParts, 'auth' | 'platform' | 'moment'>

/**
 * The user with permissions and a working practice, the `chosen` one if it can be. Missing ids are looked up, first
 * with the current user, then with the organization; SessionError when they stay missing (spec §4, §5).
 */
export async function completeUser(
  parts: Parts,
  answered: User,
  asking: Asking,
  chosen?: string | null,
): Promise<CompleteUser> {
  const userFetched = parts.moment()
  let user = answered
  let organization: OrganizationSummary | null = null
  if (lacksIds(user)) user = withMissing(user, await fetchCurrentUser(parts, user, asking))
  if (lacksIds(user)) {
    organization = await parts.auth.getCurrentOrganization(asking)
    const { id, name, ...ids } = organization
    user = withMissing(user, { ...ids, organizationId: id, organizationName: name })
  }
  const currentPractice = workingPractice(user, chosen)
  if (!user.organizationId) throw new SessionError('missing_organization')
  if (!currentPractice) throw new SessionError('missing_practice')
  return { user: { ...withRolePermissions(user), currentPractice }, organization, userFetched }
}

/** The person asked for anew; null when the server knows them no more. */
export async function renewUser(parts: Parts, cached: User, asking: Asking): Promise<CompleteUser | null> {
  const found = await fetchCurrentUser(parts, cached, asking)
  return found && completeUser(parts, found, asking, cached.currentPractice)
}

const lacksIds = (user: User): boolean => !user.organizationId || !workingPractice(user)

/** What the user has stays; ids that are missing come from `found`. */
function withMissing(user: User, found: Partial<User> | null): User {
  const { organizationId, organizationName, practiceId, assignedPractices } = user
  return {
    ...user,
    organizationId: organizationId ?? found?.organizationId ?? null,
    organizationName: organizationName ?? found?.organizationName ?? null,
    practiceId: practiceId ?? found?.practiceId ?? null,
    assignedPractices: assignedPractices[0] ? assignedPractices : (found?.assignedPractices ?? []),
  }
}
