import type { User } from '@oaklet/api'
import { type Asking, fetchCurrentUser, signed } from './current-user'
import { withRolePermissions } from './permissions'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import type { CompleteUser } from './session-state'
import { workingPractice } from './working-practice'

type Parts = Pick<SessionParts, 'auth' | 'platform' | 'moment'>

/**
 * Returns the user with permissions and a working practice, the `chosen` one if it is assigned. Missing ids are
 * looked up, first with the current user, then with the organization; SessionError when they stay missing (spec §4,
 * §5).
 */
export async function completeUser(
  parts: Parts,
  answered: User,
  asking: Asking,
  chosen?: string | null,
): Promise<CompleteUser> {
  const userFetched = parts.moment()
  let user = answered
  if (lacksIds(user)) user = withMissing(user, await fetchCurrentUser(parts, user, asking))
  if (lacksIds(user)) {
    const { id, name, practiceId, assignedPractices } = await parts.auth.getCurrentOrganization(
      signed(asking),
    )
    user = withMissing(user, { organizationId: id, organizationName: name, practiceId, assignedPractices })
  }
  const currentPractice = workingPractice(user, chosen)
  if (!user.organizationId) throw new SessionError('missing_organization')
  if (!currentPractice) throw new SessionError('missing_practice')
  return { user: { ...withRolePermissions(user), currentPractice }, userFetched }
}

/** Fetches the user again; null when the server no longer has the user. */
export async function renewUser(parts: Parts, cached: User, asking: Asking): Promise<CompleteUser | null> {
  const found = await fetchCurrentUser(parts, cached, asking)
  return found && completeUser(parts, found, asking, cached.currentPractice)
}

const lacksIds = (user: User): boolean => !user.organizationId || !workingPractice(user)

/** Returns the user with what is null or empty filled in from `found`. */
function withMissing(user: User, found: Partial<User> | null): User {
  const had = Object.entries(user).filter(([, value]) => value?.length)
  return { ...user, ...found, ...Object.fromEntries(had) }
}
