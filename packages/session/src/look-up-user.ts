import type { User } from '@oaklet/api'
import { type CompleteUser, completeUser } from './complete-user'
import { fetchCurrentUser } from './current-user'
import { pause } from './pause'
import type { SessionParts } from './session-parts'

/** The ways to ask the server who the bearer of a token is. */
export function userLookups(
  { auth, platform }: Pick<SessionParts, 'auth' | 'platform'>,
  { cached, bearer, signal }: { cached: User; bearer: string; signal: AbortSignal },
): { currentUser(): Promise<User | null>; complete(user: User): Promise<CompleteUser> } {
  const options = { bearer, signal }
  const currentUser = () =>
    fetchCurrentUser({
      fetch: () => auth.getCurrentUser(options),
      cached,
      pause: (delayMs) => pause(platform, delayMs, signal),
    })
  const organization = () => auth.getCurrentOrganization(options)
  return { currentUser, complete: (user) => completeUser(user, { currentUser, organization }) }
}
