import { singleFlight, type User } from '@oaklet/api'
import { renewUser } from './complete-user'
import type { SessionParts } from './session-parts'
import type { CompleteUser } from './session-state'
import { attachToken } from './attach-token'
import type { TokenKeeper } from './token-keeper'
import { isUserFresh } from './user-cache'

export interface UserKeeper {
  currentUser(): Promise<User | null>
  reloadUser(): Promise<User | null>
}

/**
 * Renews the signed-in user when the copy is older than five minutes, because a change of roles takes effect at once
 * on the server.
 */
export function createUserKeeper(
  parts: SessionParts,
  { credentials, end, refreshIfNeeded }: TokenKeeper,
): UserKeeper {
  const { holder, moment, stored } = parts

  /** How many changes of the person's own data the copy does not contain yet. */
  let unseen = 0
  const isFresh = ({ userFetched }: CompleteUser) => !unseen && isUserFresh(userFetched, moment())

  const renew = singleFlight(async (epoch: number): Promise<void> => {
    const signIn = holder.signIn()
    if (!signIn || isFresh(signIn)) return
    // Another tab may have fetched the user meanwhile.
    const saved = stored.read()
    const isKnown = saved?.signInId === signIn.signInId && isFresh(saved)
    const asked = unseen
    const found = isKnown
      ? saved
      : await renewUser(parts, signIn.user, {
          bearer: attachToken(signIn.token, moment, () => stored.isCurrent(signIn.signInId)),
          signal: holder.epochSignal(),
        })
    unseen -= asked
    if (found === null) {
      end(epoch)
      return
    }
    const { user, userFetched } = found
    const isSame = JSON.stringify(user) === JSON.stringify(signIn.user)
    const fetched = { user: isSame ? signIn.user : user, userFetched }
    holder.dispatch({ type: 'userFetched', epoch, found: fetched }, () =>
      stored.writeUser(signIn.signInId, fetched),
    )
  })

  const currentUser = async (): Promise<User | null> => {
    await refreshIfNeeded()
    const epoch = credentials.epoch()
    await renew(epoch).catch((error: unknown) => {
      if (holder.epoch() === epoch) throw error
    })
    return holder.signIn()?.user ?? null
  }

  return {
    currentUser,
    reloadUser: () => {
      unseen++
      // A call that is under way may have been sent before the change, so a second one follows.
      return currentUser().then(currentUser)
    },
  }
}
